import { formatPhone } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { ShortDate } from '../../kit/values/short-date';
import type { Account } from '../../lib/api-types';
import { AccountAddress } from './account-address';

/** Who an account is, where it is, and how to reach it. */
export function AccountSummary({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <FactList
      facts={[
        { label: t('account:field.name'), value: account.name },
        { label: t('account:field.address'), value: <AccountAddress account={account} /> },
        { label: t('account:field.phone'), value: account.phone && formatPhone(account.phone) },
        {
          label: t('account:field.domain'),
          value: account.domainName ?? (account.noDomainAttested && t('account:noDomain.attested')),
        },
        {
          label: t('account:field.policyholder'),
          value: [account.contactFirstName, account.contactLastName].filter(Boolean).join(' '),
        },
        {
          label: t('account:field.verified'),
          value: account.verifiedDate && <ShortDate value={account.verifiedDate} />,
        },
        { label: t('account:field.created'), value: <ShortDate value={account.created} /> },
        { label: t('account:field.modified'), value: <ShortDate value={account.modified} /> },
      ]}
    />
  );
}
