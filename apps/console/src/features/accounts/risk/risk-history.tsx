import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Plot } from '../../../kit/plots/plot';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { ScoreHistoryEntry } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import { usePermissions } from '../../../lib/session';
import { scoreHistoryQuery } from '../sources/api';

const MOVES_SHOWN = 4;

/** How the score came about, and what moved it each time. */
export function RiskHistory({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { locale } = useEdition();
  const { can } = usePermissions();
  const { data } = useQuery({ ...scoreHistoryQuery(accountId), enabled: can('risk:history') });
  if (!data?.scores.length) return null;
  const title = t('account:risk.history');
  const scored = data.scores.filter((entry) => entry.companyAggregateCF !== null).toReversed();
  const table = <HistoryTable label={title} scores={data.scores} />;
  return (
    <section className="card account-section" aria-label={title}>
      {scored.length > 1 ? (
        <Plot
          title={title}
          data={{
            kind: 'series',
            steps: scored.map(({ scoredAt }) => formatDate(scoredAt, locale)),
            series: [
              {
                name: t('account:risk.company'),
                tone: 'plain',
                values: scored.map((entry) => entry.companyAggregateCF ?? 0),
              },
            ],
            text: t('account:risk.historyText', {
              first: scored[0]?.companyAggregateCF,
              last: scored.at(-1)?.companyAggregateCF,
              count: scored.length,
            }),
          }}
          table={table}
        />
      ) : (
        <>
          <h2>{title}</h2>
          {table}
        </>
      )}
    </section>
  );
}

function HistoryTable({ label, scores }: { label: string; scores: ScoreHistoryEntry[] }) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <PlainTable
      label={label}
      rows={scores}
      rowKey={({ scoredAt }) => scoredAt}
      columns={[
        {
          key: 'when',
          title: t('account:risk.column.when'),
          render: ({ scoredAt }) => <ShortDate value={scoredAt} />,
        },
        {
          key: 'company',
          title: t('account:risk.company'),
          isNumber: true,
          render: ({ companyAggregateCF }) => companyAggregateCF ?? t('account:risk.notScored'),
        },
        {
          key: 'industry',
          title: t('account:risk.industry'),
          isNumber: true,
          render: ({ industryAggregateCF }) => industryAggregateCF,
        },
        {
          key: 'moved',
          title: t('account:risk.column.moved'),
          render: ({ moved }) => <Moves moved={moved} />,
        },
      ]}
    />
  );
}

function Moves({ moved }: Pick<ScoreHistoryEntry, 'moved'>) {
  const { t } = useTranslation(['common', 'account']);
  if (moved.length === 0) return t('account:risk.movedNothing');
  const told = moved.slice(0, MOVES_SHOWN).map(({ signal, before, after }) =>
    t('account:risk.move', {
      signal: t(`account:signal.${signal}`),
      before: before ?? t('account:risk.unknown'),
      after: after ?? t('account:risk.unknown'),
    }),
  );
  const more = moved.length - told.length;
  return [...told, ...(more > 0 ? [t('account:risk.movedMore', { count: more })] : [])].join('; ');
}
