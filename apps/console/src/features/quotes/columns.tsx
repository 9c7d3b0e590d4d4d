import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { QuoteSummary } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { offeredAmount } from './quote-amount';
import { isUnread } from './desk/unread';
import { QuoteStatusTag } from './quote-status';

/** What a quote is called where its row is not read with it. */
export const quoteName = ({ companyName, quoteNumber }: QuoteSummary): string =>
  `${companyName}, ${quoteNumber}`;

/** Every column that a list of quotes can have, by its key. */
export function useQuoteColumnsByKey() {
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
      grow: 2,
      onCard: true,
      render: (quote) => <ClientName quote={quote} />,
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
      isOptional: true,
      render: ({ totalPremium, currency }) => moneyText(totalPremium, currency),
    },
    due: {
      key: 'due',
      title: t('common:amounts.total'),
      isNumber: true,
      onCard: true,
      render: (quote) => moneyText(offeredAmount(quote), quote.currency),
    },
    agency: {
      key: 'agency',
      title: t('common:wording.agency'),
      from: 'xl',
      grow: 1,
      render: ({ agencyName }) => agencyName,
    },
  } satisfies Record<string, ListColumn<QuoteSummary>>;
}

/** The client of a quote, in bold while nobody of the reader's side has read it. */
function ClientName({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation('quote');
  const { account } = useSession();
  if (!isUnread(quote, account.accountType)) return quote.companyName;
  return (
    <strong>
      {quote.companyName}
      <span className="visually-hidden"> ({t('quote:column.unread')})</span>
    </strong>
  );
}

/** The columns of a list of quotes for this person's organisation. */
export function useQuoteColumns(): ListColumn<QuoteSummary>[] {
  const { account } = useSession();
  const all = useQuoteColumnsByKey();
  return [
    all.number,
    all.client,
    all.product,
    all.effective,
    all.modified,
    all.due,
    all.premium,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.status,
  ];
}
