import { daysBetween } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag } from '../../kit/values/status-tag';
import type { QuoteSummary } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import { useSession } from '../../lib/session';
import { useQuoteColumnsByKey } from './columns';
import { usePlainReasons } from './use-plain-reasons';

/** The columns of an inbox: why each quote waits, how long, with whom and until when. */
export function useInboxColumns(): ListColumn<QuoteSummary>[] {
  const { account, isStaff } = useSession();
  const all = useQuoteColumnsByKey();
  const waiting = useWaitingColumns();
  return [
    all.client,
    waiting.reason,
    waiting.age,
    ...(isStaff ? [waiting.owner, waiting.score] : []),
    waiting.urgency,
    waiting.needBy,
    { ...all.number, from: 'xxl' },
    { ...all.product, isOptional: true },
    all.due,
    { ...all.effective, isOptional: true },
    ...(account.accountType === 'AGENCY' ? [] : [{ ...all.agency, isOptional: true }]),
    { ...all.status, from: 'xxl' },
  ];
}

function useWaitingColumns() {
  const { t } = useTranslation(['common', 'quote']);
  const plain = usePlainReasons();
  return {
    reason: {
      key: 'reason',
      title: t('quote:inbox.reason'),
      grow: 3,
      from: 'sm',
      onCard: 'line',
      render: (quote) =>
        quote.referralReasons.length > 0
          ? quote.referralReasons.map(plain).join(' ')
          : t(`quote:waits.${quote.waitsFor}`),
    },
    age: {
      key: 'age',
      title: t('quote:inbox.age'),
      isNumber: true,
      from: 'md',
      onCard: true,
      render: ({ referredOn, modified }) => <Age since={referredOn ?? modified} />,
    },
    owner: {
      key: 'owner',
      title: t('quote:inbox.owner'),
      from: 'lg',
      onCard: true,
      render: ({ assignedUnderwriterName }) => assignedUnderwriterName ?? t('quote:inbox.nobody'),
    },
    score: {
      key: 'score',
      title: t('quote:inbox.score'),
      isNumber: true,
      from: 'xl',
      render: ({ score }) => score ?? '–',
    },
    urgency: {
      key: 'urgency',
      title: t('quote:inbox.startsIn'),
      from: 'md',
      render: ({ effectiveDate, urgencyIndex }) => (
        <StartsIn date={effectiveDate} isUrgent={urgencyIndex > 0} />
      ),
    },
    needBy: {
      key: 'needBy',
      title: t('quote:field.needBy'),
      sortField: 'needByDate',
      from: 'lg',
      render: ({ needByDate }) => (needByDate ? <ShortDate value={needByDate} /> : '–'),
    },
  } satisfies Record<string, ListColumn<QuoteSummary>>;
}

/** How long it has waited. */
function Age({ since }: { since: string }) {
  const { t } = useTranslation(['common', 'quote']);
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
  return (
    <time dateTime={since}>
      {days < 1 ? t('quote:inbox.today') : t('quote:inbox.days', { count: days })}
    </time>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

// Cover that begins within a week is urgent.
const URGENT_DAYS = 7;

function StartsIn({ date, isUrgent }: { date: string; isUrgent: boolean }) {
  const { t } = useTranslation(['common', 'quote']);
  const days = daysBetween(todayHere(), date);
  const text = days < 0 ? t('quote:inbox.started') : t('quote:inbox.days', { count: days });
  if (isUrgent) return <StatusTag tone="lost" label={t('quote:inbox.urgent', { when: text })} />;
  return days <= URGENT_DAYS ? <StatusTag tone="waiting" label={text} /> : text;
}
