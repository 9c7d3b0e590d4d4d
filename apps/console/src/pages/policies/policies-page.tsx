import type { AccountType } from '@palisade/kernel';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personaOf } from '../../app/personas';
import { PageHeader } from '../../kit/pages/page-header';
import { usePermissions, useSession } from '../../lib/session';
import { PolicyList } from './policy-list';

/** Whom a change of the broker of record concerns. */
const HAS_BROKERS: readonly AccountType[] = ['AGENCY', 'COWBELL'];

export function PoliciesPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { account, basePath, landing } = useSession();
  const { can } = usePermissions();
  // Where the navigation has no room for binders, they are found from here.
  const hasLink = personaOf(account.accountType).more.some(({ path }) => path === 'binders');
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('policy:list.title')}
        action={
          <Flex gap={16}>
            {account.accountType !== 'CUSTOMER' && (
              <Link to={`${basePath}/policies/midterm`}>{t('policy:midterm.title')}</Link>
            )}
            {HAS_BROKERS.includes(account.accountType) && (
              <Link to={`${basePath}/policies/broker-of-record`}>{t('policy:bor.title')}</Link>
            )}
            {can('policy:renew') && (
              <Link to={`${basePath}/policies/renewals`}>{t('policy:renewal.title')}</Link>
            )}
            {hasLink && can('binder:view') && (
              <Link to={`${basePath}/binders`}>{t('policy:binders.title')}</Link>
            )}
          </Flex>
        }
      />
      <PolicyList id="policies" emptyText={t('policy:list.empty')} />
    </div>
  );
}
