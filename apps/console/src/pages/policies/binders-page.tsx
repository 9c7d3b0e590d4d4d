import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import { BinderList } from './binder-list';

export function BindersPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('policy:binders.title')}
      />
      <BinderList id="binders" />
    </div>
  );
}
