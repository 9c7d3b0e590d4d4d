import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import { useEdition } from '../../lib/edition';
import { formatDateTime } from '../../lib/formatting';
import { crashesQuery, type Crash } from './api';

/** Where the console broke for people, how often and when. */
export function CrashCard() {
  const { t } = useTranslation();
  const result = useQuery(crashesQuery());
  return (
    <section aria-labelledby="crashes-title">
      <h2 id="crashes-title">{t('common:operations.crashes')}</h2>
      <p className="muted">{t('common:operations.crashesText')}</p>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(crashes) =>
          crashes.length === 0 ? (
            <p className="muted">{t('common:operations.noCrashes')}</p>
          ) : (
            <CrashTable crashes={crashes} />
          )
        }
      </Loaded>
    </section>
  );
}

function CrashTable({ crashes }: { crashes: Crash[] }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const columns: PlainColumn<Crash>[] = [
    {
      key: 'message',
      title: t('common:operations.crashMessage'),
      render: ({ message }) => message,
    },
    { key: 'place', title: t('common:operations.crashPlace'), render: ({ place }) => place },
    {
      key: 'count',
      title: t('common:operations.crashCount'),
      isNumber: true,
      render: ({ count }) => count,
    },
    {
      key: 'firstSeen',
      title: t('common:operations.crashFirstSeen'),
      render: ({ firstSeen }) => formatDateTime(firstSeen, locale),
    },
    {
      key: 'lastSeen',
      title: t('common:operations.crashLastSeen'),
      render: ({ lastSeen }) => formatDateTime(lastSeen, locale),
    },
    {
      key: 'version',
      title: t('common:operations.crashVersion'),
      render: ({ version }) => version,
    },
    {
      key: 'frames',
      title: t('common:operations.crashFrames'),
      render: ({ frames }) => frames.join(', '),
    },
  ];
  return (
    <PlainTable
      isList
      label={t('common:operations.crashes')}
      columns={columns}
      rows={crashes}
      rowKey={({ id }) => id}
    />
  );
}
