import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountsQuery, riskScoreQuery } from '../../features/accounts/api';
import { toneOf } from '../../features/accounts/risk/factors';
import { FACTORS, SCORE_MAX } from '../../lib/risk-factors';
import { EmptyState } from '../../kit/pages/empty-state';
import { Loaded } from '../../kit/pages/loaded';
import { Plot } from '../../kit/plots/plot';
import { FactList } from '../../kit/values/fact-list';
import { PlainTable } from '../../kit/values/plain-table';
import type { Account, RiskScore } from '../../lib/api-types';
import { usePermissions, useSession } from '../../lib/session';
import { Card } from './card';

const CLIENTS_SHOWN = 8;
const WEAKEST_SHOWN = 3;

/** The clients whose security needs most, the lowest score first. */
export function ClientScoresCard() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const result = useQuery(accountsQuery({ page: 0, size: CLIENTS_SHOWN, sort: ['score,asc'] }));
  const title = t('common:home.lowestScores');
  return (
    <section className="card" aria-label={title}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ content }) => {
          const scored = content.filter(isScored);
          if (scored.length === 0) {
            return <EmptyState title={title} text={t('account:risk.noneText')} />;
          }
          const bars = scored.map(({ id, name, score }) => ({
            key: id,
            label: name,
            from: 0,
            to: score,
            tone: toneOf(score),
            text: String(score),
          }));
          return (
            <>
              <Plot
                title={title}
                data={{ kind: 'bars', bars, max: SCORE_MAX }}
                table={<ClientTable label={title} clients={scored} basePath={basePath} />}
              />
              {scored[0] && (
                <Link to={`${basePath}/accounts/${scored[0].id}/risk`}>
                  {t('common:home.beginWith', { name: scored[0].name })}
                </Link>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

type Scored = Account & { score: number };

const isScored = (account: Account): account is Scored => account.score !== null;

interface ClientTableProps {
  label: string;
  clients: Scored[];
  basePath: string;
}

function ClientTable({ label, clients, basePath }: ClientTableProps) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <PlainTable
      label={label}
      rows={clients}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('account:field.name'),
          render: ({ id, name }) => <Link to={`${basePath}/accounts/${id}/risk`}>{name}</Link>,
        },
        {
          key: 'score',
          title: t('account:risk.title'),
          isNumber: true,
          render: ({ score }) => score,
        },
      ]}
    />
  );
}

/** How safe the policyholder's company is beside its industry, and what it should mend first. */
export function OwnScoreCard() {
  const { basePath } = useSession();
  const { can } = usePermissions();
  const own = useQuery({ ...accountsQuery({ page: 0, size: 1 }), enabled: can('risk:view') });
  const account = own.data?.content[0];
  return account ? <OwnScore account={account} basePath={basePath} /> : null;
}

function OwnScore({ account, basePath }: { account: Account; basePath: string }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(riskScoreQuery(account.id));
  return (
    <Card title={t('account:risk.title')}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(score) => <Weakest score={score} />}
      </Loaded>
      <Link to={`${basePath}/accounts/${account.id}/risk`}>{t('common:home.scoreWhy')}</Link>
    </Card>
  );
}

function Weakest({ score }: { score: RiskScore }) {
  const { t } = useTranslation(['common', 'account']);
  const { companyAggregateCF, industryAggregateCF, factors } = score;
  const outOf = (value: number | null) =>
    value === null ? t('account:risk.notScored') : t('account:risk.outOf', { value });
  // What is as good as can be lowers nothing.
  const weakest = FACTORS.filter((name) => factors[name] < SCORE_MAX)
    .toSorted((one, other) => factors[one] - factors[other])
    .slice(0, WEAKEST_SHOWN);
  return (
    <>
      <FactList
        facts={[
          { label: t('account:risk.company'), value: outOf(companyAggregateCF) },
          { label: t('account:risk.industry'), value: outOf(industryAggregateCF) },
        ]}
      />
      {weakest.length > 0 && (
        <>
          <h3>{t('common:home.mendFirst')}</h3>
          <ol>
            {weakest.map((name) => (
              <li key={name}>
                {t(`account:risk.factor.${name}`)}: {outOf(factors[name])}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
