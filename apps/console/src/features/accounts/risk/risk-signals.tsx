import { useQuery } from '@tanstack/react-query';
import { Collapse, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { RiskSignal } from '../../../lib/api-types';
import { signalsQuery } from '../sources/api';

const BEST = 100;

/** The factors in the order in which they are shown; the last two are shown only. */
const SHOWN = [
  'networkSecurity',
  'cloudSecurity',
  'endpointSecurity',
  'darkIntelligence',
  'fundsTransfer',
  'cyberExtortion',
  'compliance',
  'insiderThreat',
  'supplyChain',
] as const;

/** What each factor is made from: what was found, by what, and what would raise it. */
export function RiskSignals({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(signalsQuery(accountId));
  return (
    <section className="card account-section" aria-labelledby="risk-signals">
      <h2 id="risk-signals">{t('account:risk.signals')}</h2>
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {({ signals }) => (
          <Collapse
            ghost
            items={SHOWN.map((factor) => {
              const own = signals.filter(({ factors }) => factors.includes(factor));
              const known = own.filter(({ score }) => score !== null).length;
              const name = t(`account:risk.factor.${factor}`);
              return {
                key: factor,
                label: t('account:risk.signalsKnown', { name, known, all: own.length }),
                children: <SignalTable label={name} signals={own} />,
              };
            })}
          />
        )}
      </Loaded>
    </section>
  );
}

function SignalTable({ label, signals }: { label: string; signals: RiskSignal[] }) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <PlainTable
      label={label}
      rows={signals}
      rowKey={({ signal }) => signal}
      columns={[
        {
          key: 'signal',
          title: t('account:risk.column.signal'),
          render: ({ signal }) => t(`account:signal.${signal}`),
        },
        {
          key: 'found',
          title: t('account:risk.column.found'),
          render: (signal) => <Found signal={signal} />,
        },
        {
          key: 'score',
          title: t('account:risk.column.score'),
          isNumber: true,
          render: ({ score }) => score ?? '–',
        },
        {
          key: 'raise',
          title: t('account:risk.column.raise'),
          render: ({ signal, score }) =>
            score === BEST ? t('account:risk.best') : t(`account:raise.${signal}`),
        },
      ]}
    />
  );
}

function Found({ signal: { value, asked, answered, at } }: { signal: RiskSignal }) {
  const { t } = useTranslation(['common', 'account']);
  if (value === null) return <span className="muted">{t('account:risk.unknown')}</span>;
  return (
    <>
      <div>{value || t('account:risk.noFaults')}</div>
      {asked !== null && at !== null && (
        <div className="muted">
          {asked}: {answered} (<ShortDate value={at} />)
        </div>
      )}
    </>
  );
}
