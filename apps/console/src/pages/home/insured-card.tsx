import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NewClaimButton } from '../../features/claims/new-claim-button';
import { policiesQuery, policyQuery } from '../../features/policies/api';
import { PayLink } from '../../features/policies/pay-link';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { amountText, moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Policy, PolicySearch } from '../../lib/api-types';
import { usePermissions, useSession } from '../../lib/session';
import { Card } from './card';

const FIRST = { page: 0, size: 1, sort: ['endDate,asc'] };
const COVERAGES_SHOWN = 5;

/** What a policyholder owes next, and what the policy covers. */
export function InsuredCard() {
  return (
    <div className="home-stack">
      <NextPayment />
      <Cover />
    </div>
  );
}

/** The first policy of a search as its own page reads it; null when there is none. */
function useFirstPolicy(search: PolicySearch) {
  const first = useQuery(policiesQuery({ ...FIRST, ...search }));
  const found = first.data?.content[0];
  const policy = useQuery({ ...policyQuery(found?.id ?? ''), enabled: found !== undefined });
  return { first, policy, isNone: first.data?.totalElements === 0 };
}

function NextPayment() {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, isNone } = useFirstPolicy({ isUnpaid: true });
  return (
    <Card title={t('common:home.nextPayment')}>
      {isNone ? (
        <p className="muted">{t('common:home.nothingDue')}</p>
      ) : (
        <Loaded result={policy} skeleton={<Skeleton active paragraph={{ rows: 1 }} />}>
          {({ id, money: { balance, dueDate }, currency, policyNumber }) => (
            <Flex justify="space-between" align="center" gap={16} wrap>
              <FactList
                facts={[
                  { label: t('policy:column.due'), value: moneyText(balance, currency) },
                  {
                    label: t('policy:field.dueDate'),
                    value: dueDate && <ShortDate value={dueDate} />,
                  },
                  { label: t('policy:column.number'), value: policyNumber },
                ]}
              />
              <PayLink policyId={id} />
            </Flex>
          )}
        </Loaded>
      )}
    </Card>
  );
}

function Cover() {
  const { t } = useTranslation(['common', 'policy', 'coverage']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const { policy, isNone } = useFirstPolicy({ status: ['IN FORCE'] });
  return (
    <Card title={t('common:home.cover')} action={<NewClaimButton />}>
      {isNone ? (
        <p className="muted">{t('common:home.noCover')}</p>
      ) : (
        <Loaded result={policy} skeleton={<Skeleton active paragraph={{ rows: 5 }} />}>
          {(one) => (
            <>
              <p>
                <Link to={`${basePath}/policies/${one.id}`}>
                  {one.policyNumber} {t(`coverage:product.${one.product}`)}
                </Link>{' '}
                <span className="muted">
                  {t('common:home.until')} <ShortDate value={one.endDate} />
                </span>
              </p>
              <Limits policy={one} />
            </>
          )}
        </Loaded>
      )}
      {can('document:view') && (
        <Link to={`${basePath}/documents`}>{t('common:home.certificates')}</Link>
      )}
    </Card>
  );
}

function Limits({ policy: { terms, currency } }: { policy: Policy }) {
  return (
    <FactList
      facts={terms.coverages.slice(0, COVERAGES_SHOWN).map(({ key, limit }) => ({
        label: coverageName(key),
        value: amountText(limit, currency),
      }))}
    />
  );
}
