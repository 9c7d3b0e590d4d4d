import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useSession } from '../../lib/session';
import '../../kit/lists/views/views.css';

/** The pages of intake: what was sent in, and the quotes that were asked to be bound. */
const PAGES = [
  { path: 'submissions', labelKey: 'submission:list.title' },
  { path: 'submissions/requests-to-bind', labelKey: 'submission:requests.title' },
] as const;

/** One line of tabs for the pages of intake. */
export function SubmissionTabs() {
  const { t } = useTranslation(['common', 'submission']);
  const { basePath } = useSession();
  return (
    <nav aria-label={t('common:nav.submissions')} className="kit-views">
      <div className="kit-views-scroll">
        <ul>
          {PAGES.map(({ path, labelKey }) => (
            <li key={path}>
              <NavLink end className="kit-view" to={`${basePath}/${path}`}>
                {t(labelKey)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
