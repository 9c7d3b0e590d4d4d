import { daysBetween } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag } from '../../kit/values/status-tag';
import type { QuoteSummary } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import { useSession } from '../../lib/session';
import { QuoteStatusTag } from './quote-status';

/** Every column that a list of quotes can have, by its key. */
function useColumnsByKey() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  return {
    effective: {
      key: 'effective',
      title: t('quote:column.effective'),
      sortField: 'effectiveDate',
      from: 'md',
      render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
    },
    modified: {
      key: 'modified',
      title: t('quote:column.lastUpdated'),
      sortField: 'modified',
      from: 'lg',
      render: ({ modified }) => <ShortDate value={modified} />,
    },
    client: {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'companyName',
      render: ({ companyName }) => companyName,
    },
    number: {
      key: 'number',
      title: t('quote:column.quoteNumber'),
      sortField: 'quoteNumber',
      render: ({ quoteNumber }) => quoteNumber,
    },
    status: {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => <QuoteStatusTag status={status} />,
    },
    product: {
      key: 'product',
      title: t('quote:field.product'),
      from: 'lg',
      render: ({ product }) => t(`coverage:product.${product}`),
    },
    premium: {
      key: 'premium',
      title: t('quote:field.totalPremium'),
      sortField: 'totalPremium',
      isNumber: true,
      from: 'md',
      render: ({ totalPremium, currency }) => moneyText(totalPremium, currency),
    },
    agency: {
      key: 'agency',
      title: t('common:wording.agency'),
      from: 'xl',
      render: ({ agencyName }) => agencyName,
    },
  } satisfies Record<string, ListColumn<QuoteSummary>>;
}

/** The columns of a list of quotes for this person's organisation. */
export function useQuoteColumns(): ListColumn<QuoteSummary>[] {
  const { account } = useSession();
  const all = useColumnsByKey();
  return [
    all.number,
    all.client,
    all.product,
    all.effective,
    all.modified,
    all.premium,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.status,
  ];
}

/** The columns of an inbox, in which what begins soon is marked. */
export function useInboxColumns(): ListColumn<QuoteSummary>[] {
  const { t } = useTranslation(['common', 'quote']);
  const { account } = useSession();
  const all = useColumnsByKey();
  const urgency: ListColumn<QuoteSummary> = {
    key: 'urgency',
    title: t('quote:inbox.startsIn'),
    from: 'md',
    render: ({ effectiveDate, urgencyIndex }) => (
      <StartsIn date={effectiveDate} isUrgent={urgencyIndex > 0} />
    ),
  };
  const needBy: ListColumn<QuoteSummary> = {
    key: 'needBy',
    title: t('quote:field.needBy'),
    from: 'xl',
    render: ({ needByDate }) => needByDate && <ShortDate value={needByDate} />,
  };
  return [
    all.client,
    all.number,
    all.product,
    urgency,
    needBy,
    all.effective,
    all.premium,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.status,
  ];
}

// Cover that begins within a week is urgent.
const URGENT_DAYS = 7;

function StartsIn({ date, isUrgent }: { date: string; isUrgent: boolean }) {
  const { t } = useTranslation(['common', 'quote']);
  const days = daysBetween(todayHere(), date);
  const text = days < 0 ? t('quote:inbox.started') : t('quote:inbox.days', { count: days });
  if (isUrgent) return <StatusTag tone="lost" label={t('quote:inbox.urgent', { when: text })} />;
  return days <= URGENT_DAYS ? <StatusTag tone="waiting" label={text} /> : text;
}
