import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../lib/session';

// Loaded when their tab is opened.
const PolicyList = lazy(async () => ({
  default: (await import('../policies/policy-list')).PolicyList,
}));
const ClaimList = lazy(async () => ({
  default: (await import('../claims/claim-list')).ClaimList,
}));
const DocumentList = lazy(async () => ({
  default: (await import('../../features/documents/document-list')).DocumentList,
}));

const ConnectorCards = lazy(async () => ({
  default: (await import('../../features/connectors/connector-cards')).ConnectorCards,
}));

/** The tabs of an account beside its quotes: policies, claims, documents and security tools. */
export function usePolicyTabs(accountId: string) {
  const { t } = useTranslation(['common', 'account', 'policy']);
  const { can } = usePermissions();
  const tabs = [
    {
      key: 'policies',
      label: t('policy:list.title'),
      permission: 'policy:view',
      children: (
        <PolicyList
          id="account-policies"
          emptyText={t('policy:list.emptyAccount')}
          accountId={accountId}
        />
      ),
    },
    {
      key: 'claims',
      label: t('account:claim.list'),
      permission: 'claim:view',
      children: <ClaimList accountId={accountId} />,
    },
    {
      key: 'documents',
      label: t('policy:tab.documents'),
      permission: 'document:view',
      children: <DocumentList place={{ accountId }} />,
    },
    {
      key: 'connectors',
      label: t('common:nav.connectors'),
      permission: 'connector:view',
      children: <ConnectorCards accountId={accountId} />,
    },
  ];
  return tabs
    .filter(({ permission }) => can(permission))
    .map(({ key, label, children }) => ({ key, label, children }));
}
