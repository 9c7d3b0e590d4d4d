import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { Plot } from '../../kit/plots/plot';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { ConnectorAction, ConnectorType, ScoreOfDay } from '../../lib/connector-types';
import { useEdition } from '../../lib/edition';
import { formatDate } from '../../lib/formatting';
import { actionsQuery, scoresQuery, shortlistQuery } from './api';

interface ConnectorReadingProps {
  connectorType: ConnectorType;
  connectorId: string;
}

/** What was read of a kind of tool: its score by day, and what would raise it. */
export function ConnectorReading(path: ConnectorReadingProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const scores = useQuery(scoresQuery(path));
  const shortlist = useQuery(shortlistQuery(path));
  const actions = useQuery(actionsQuery(path));
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
      <Loaded result={actions} skeleton={<Skeleton active />}>
        {({ content, totalElements }) => (
          <section className="card" aria-label={t('carrier:connectors.actions')}>
            <h2>{t('carrier:connectors.actionsCount', { count: totalElements })}</h2>
            {content.length > 0 ? (
              <Actions actions={content} />
            ) : (
              <p className="muted">{t('carrier:connectors.noActions')}</p>
            )}
          </section>
        )}
      </Loaded>
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

function Actions({ actions }: { actions: ConnectorAction[] }) {
  const { t } = useTranslation(['common', 'carrier']);
  return (
    <PlainTable
      label={t('carrier:connectors.actions')}
      rows={actions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('carrier:connectors.column.action'),
          render: ({ title }) => title,
        },
        {
          key: 'subject',
          title: t('carrier:connectors.column.subject'),
          render: ({ subject }) => subject,
        },
        {
          key: 'severity',
          title: t('carrier:connectors.column.severity'),
          render: ({ severity }) => t(`carrier:connectors.severity.${severity}`),
        },
        {
          key: 'points',
          title: t('carrier:connectors.column.points'),
          isNumber: true,
          render: ({ score }) => score,
        },
      ]}
    />
  );
}
