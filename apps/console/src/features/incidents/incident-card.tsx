import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import { StatusTag } from '../../kit/values/status-tag';
import { useEdition } from '../../lib/edition';
import { formatDateTime } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { incidentsQuery, type Announcement } from './api';

const TONES = { SHOWN: 'lost', PLANNED: 'waiting', OVER: 'over' } as const;

/** The banner above every page: what it says, what it said before, and who switched it when. */
export function IncidentCard() {
  const { t } = useTranslation();
  const result = useQuery(incidentsQuery);
  return (
    <section aria-labelledby="incidents-title">
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h2 id="incidents-title">{t('common:incidents.heading')}</h2>
        <PermissionGuard need="feature-flag:edit">
          <Button onClick={() => openModal('incident-form')}>
            {t('common:incidents.announce')}
          </Button>
        </PermissionGuard>
      </Flex>
      <p className="muted">{t('common:incidents.text')}</p>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(incidents) =>
          incidents.length === 0 ? (
            <p className="muted">{t('common:incidents.none')}</p>
          ) : (
            <IncidentTable incidents={incidents} />
          )
        }
      </Loaded>
    </section>
  );
}

function IncidentTable({ incidents }: { incidents: Announcement[] }) {
  const { t } = useTranslation();
  const { locale, region } = useEdition();
  const titleOf = ({ titleUs, titleUk }: Announcement) => (region === 'UK' ? titleUk : titleUs);
  const columns: PlainColumn<Announcement>[] = [
    { key: 'title', title: t('common:incidents.columns.title'), render: titleOf },
    {
      key: 'state',
      title: t('common:incidents.columns.state'),
      render: ({ state }) => (
        <StatusTag tone={TONES[state]} label={t(`common:incidents.state.${state}`)} />
      ),
    },
    {
      key: 'from',
      title: t('common:incidents.columns.from'),
      render: ({ shownFrom }) => formatDateTime(shownFrom, locale),
    },
    {
      key: 'until',
      title: t('common:incidents.columns.until'),
      render: ({ shownUntil, endedOn }) => {
        const until = endedOn ?? shownUntil;
        return until ? formatDateTime(until, locale) : t('common:incidents.open');
      },
    },
    {
      key: 'actions',
      title: t('common:incidents.columns.actions'),
      render: (incident) => (
        <Flex gap={8} wrap>
          <Button
            aria-label={t('common:incidents.historyOf', { title: titleOf(incident) })}
            onClick={() =>
              openModal('history', { noun: 'incident', id: incident.id, name: titleOf(incident) })
            }
          >
            {t('common:timeline.history')}
          </Button>
          {incident.state !== 'OVER' && (
            <PermissionGuard need="feature-flag:edit">
              <Button
                danger
                aria-label={t('common:incidents.endOf', { title: titleOf(incident) })}
                onClick={() => openModal('incident-end', { incident })}
              >
                {t('common:incidents.end')}
              </Button>
            </PermissionGuard>
          )}
        </Flex>
      ),
    },
  ];
  return (
    <PlainTable
      label={t('common:incidents.heading')}
      columns={columns}
      rows={incidents}
      rowKey={({ id }) => id}
    />
  );
}
