import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import { PolicyList } from './policy-list';

export function PoliciesPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('policy:list.title')}
      />
      <PolicyList id="policies" emptyText={t('policy:list.empty')} />
    </div>
  );
}
