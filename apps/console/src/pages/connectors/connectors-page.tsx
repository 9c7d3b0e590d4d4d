import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import '../../kit/kit.css';
import { AccountField } from './account-field';
import { ConnectorCards } from '../../features/connectors/connector-cards';
import { EmptyState } from '../../kit/pages/empty-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';

/** The security tools of an account: a policyholder's own, or those of a client that is chosen. */
export function ConnectorsPage() {
  const { t } = useTranslation(['common', 'carrier']);
  const { landing, account } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const isHolder = account.accountType === 'CUSTOMER';
  const accountId = isHolder ? account.id : (parameters.get('account') ?? undefined);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.connectors')}
      />
      {!isHolder && (
        <AccountField value={accountId} onChange={(id) => setParameters({ account: id })} />
      )}
      {accountId ? (
        <ConnectorCards accountId={accountId} />
      ) : (
        <EmptyState
          title={t('carrier:connectors.chooseTitle')}
          text={t('carrier:connectors.chooseText')}
        />
      )}
    </div>
  );
}
