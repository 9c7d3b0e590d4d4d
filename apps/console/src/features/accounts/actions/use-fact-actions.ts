import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useMayEdit } from '../may-edit';

/** What can be told of an account. */
export function useFactActions({ id: accountId, ...account }: Account): RowAction[] {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const mayEdit = useMayEdit();
  const { basePath, account: own } = useSession();
  const navigate = useNavigate();
  if (!mayEdit) return [];
  const dialog = (key: string, label: string): RowAction => ({
    key,
    label,
    onPick: () => openModal(key, { accountId }),
  });
  const holder = account.contactEmail
    ? t('quote:wholesale.modal.updatePolicyHolder')
    : t('account:policyHolder.add');
  return [
    {
      key: 'edit',
      label: t('account:edit.title'),
      onPick: () => void navigate(`${basePath}/accounts/${accountId}/edit`),
    },
    ...(asksForName(own.accountType, account.status)
      ? [dialog('account-rename-request', t('account:rename.ask'))]
      : []),
    dialog('policy-holder-contact', holder),
    dialog('social-engineering-questions', t('account:socialEngineering.title')),
    ...(account.domainName === null && !account.noDomainAttested
      ? [dialog('account-no-domain-attest', t('account:noDomain.title'))]
      : []),
  ];
}

/** An agency asks once a client was quoted; staff do, once two people rename it. */
const asksForName = (accountType: string, status: Account['status']): boolean =>
  accountType === 'AGENCY'
    ? status !== 'Open'
    : accountType === 'COWBELL' && status === 'Active Policy';
