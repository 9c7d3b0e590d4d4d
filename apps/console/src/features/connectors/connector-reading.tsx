import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { Loaded } from '../../kit/pages/loaded';
import { Plot } from '../../kit/plots/plot';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { ConnectorAction, ScoreOfDay } from '../../lib/connector-types';
import { useEdition } from '../../lib/edition';
import { formatDate } from '../../lib/formatting';
import { actionsQuery, scoresQuery, shortlistQuery, type OfConnector } from './api';
import { FindingChanges } from './finding-changes';
import { FINDING_RULES, useFindingColumns } from './finding-columns';

/** What was read of a kind of tool: its score by day, and what would raise it. */
export function ConnectorReading(path: OfConnector) {
  const { t } = useTranslation(['common', 'carrier']);
  const scores = useQuery(scoresQuery(path));
  const shortlist = useQuery(shortlistQuery(path));
  return (
    <>
      <Loaded result={scores} skeleton={<Skeleton active />}>
        {(days) => days.length > 0 && <Scores days={days} />}
      </Loaded>
      {shortlist.data && shortlist.data.length > 0 && (
        <section className="card" aria-label={t('carrier:connectors.shortlist')}>
          <h2>{t('carrier:connectors.shortlist')}</h2>
          <ol>
            {shortlist.data.map(({ id, title, score }) => (
              <li key={id}>{t('carrier:connectors.worth', { title, count: score })}</li>
            ))}
          </ol>
        </section>
      )}
      <Actions {...path} />
      <FindingChanges {...path} />
    </>
  );
}

function Scores({ days }: { days: ScoreOfDay[] }) {
  const { t } = useTranslation(['common', 'carrier']);
  const { locale } = useEdition();
  const title = t('carrier:connectors.history');
  const table = (
    <PlainTable
      label={title}
      rows={days.toReversed()}
      rowKey={({ date }) => date}
      columns={[
        {
          key: 'day',
          title: t('carrier:connectors.column.day'),
          render: ({ date }) => <ShortDate value={date} />,
        },
        {
          key: 'score',
          title: t('carrier:connectors.column.score'),
          isNumber: true,
          render: ({ score }) => score,
        },
      ]}
    />
  );
  return (
    <section className="card" aria-label={title}>
      {days.length > 1 ? (
        <Plot
          title={title}
          data={{
            kind: 'series',
            steps: days.map(({ date }) => formatDate(date, locale)),
            series: [{ name: title, tone: 'plain', values: days.map(({ score }) => score) }],
            text: t('carrier:connectors.historyText', {
              first: days[0]?.score,
              last: days.at(-1)?.score,
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

/** What would raise the score, the worst first. */
function Actions(path: OfConnector) {
  const { t } = useTranslation(['common', 'carrier']);
  const list = useListState(FINDING_RULES);
  return (
    <section className="card kit-page" aria-label={t('carrier:connectors.actions')}>
      <h2>{t('carrier:connectors.actions')}</h2>
      <ListView
        id="connector-actions"
        label={t('carrier:connectors.actions')}
        columns={useFindingColumns<ConnectorAction>()}
        list={list}
        source={(query) => actionsQuery(path, query)}
        rowName={({ title, subject }) => `${title}, ${subject}`}
        countLabel={(count) => t('carrier:connectors.findingsCount', { count })}
        empty={{ text: t('carrier:connectors.noActions') }}
      />
    </section>
  );
}
