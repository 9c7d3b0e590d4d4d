import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../../kit/kit.css';
import { ofEdition, personaOf, visible } from '../../app/personas';
import { PageHeader } from '../../kit/pages/page-header';
import { useEdition } from '../../lib/edition';
import { usePermissions, useSession } from '../../lib/session';

/** Every place of the settings, and what it is for. */
export function SettingsPage() {
  const { t } = useTranslation();
  const { account, basePath, landing } = useSession();
  const { can } = usePermissions();
  const { region } = useEdition();
  const { settings } = personaOf(account.accountType);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:settings.title')}
      />
      <ul className="settings-list">
        {ofEdition(visible(settings, can), region).map(({ path, labelKey }) => (
          <li key={path} className="card">
            <Link to={`${basePath}/${path}`}>{t(labelKey)}</Link>
            <p className="muted">{t(`common:settings.for.${path.replace('manage/', '')}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
