import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session';
import { duplicatesQuery } from './sources/api';

/** Tells the provider's staff that other agencies have entered the same company. */
export function AlsoEntered({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath, isStaff } = useSession();
  const { data } = useQuery({ ...duplicatesQuery(accountId), enabled: isStaff });
  if (!data?.accounts.length) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('account:duplicates.title')}
      description={
        <ul className="account-missing">
          {data.accounts.map((other) => (
            <li key={other.accountId}>
              <Link to={`${basePath}/accounts/${other.accountId}`}>{other.name}</Link>
              {', '}
              {other.agencyName ?? t('account:duplicates.noAgency')}
              {', '}
              {t(`account:duplicates.${other.sameBy}`)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
