import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { usePermissions, useSession } from '../../lib/session';
import '../../kit/lists/views/views.css';

/** The pages of intake: what was sent in, what was asked to be bound, and the mails. */
const PAGES = [
  { path: 'submissions', labelKey: 'submission:list.title' },
  { path: 'submissions/requests-to-bind', labelKey: 'submission:requests.title' },
  { path: 'submissions/mails', labelKey: 'submission:mail.title', need: 'submission:assign' },
] as const;

/** One line of tabs for the pages of intake. */
export function SubmissionTabs() {
  const { t } = useTranslation(['common', 'submission']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const shown = PAGES.filter((page) => !('need' in page) || can(page.need));
  return (
    <nav aria-label={t('common:nav.submissions')} className="kit-views">
      <div className="kit-views-scroll">
        <ul>
          {shown.map(({ path, labelKey }) => (
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
