import { useTranslation } from 'react-i18next';
import { QuoteStatusTag } from '../../features/quotes/quote-status';
import { bindRequestsQuery } from '../../features/submissions/requests';
import { SubmissionTabs } from '../../features/submissions/submission-tabs';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import { ShortDate } from '../../kit/values/short-date';
import type { BindRequest } from '../../lib/api-types';
import { useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['requested', 'effectiveDate'],
  defaultSort: { field: 'requested', direction: 'desc' },
  filters: { filter: ['WAITING'] },
};

/** The quotes that were asked to be bound; a row leads to its quote. */
export function RequestsToBindPage() {
  const { t } = useTranslation(['common', 'submission']);
  const { basePath, landing } = useSession();
  const list = useListState(RULES);
  return (
    <ListPage
      id="requests-to-bind"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('submission:requests.title')}
      above={<SubmissionTabs />}
      columns={useColumns()}
      list={list}
      rowHref={({ id }) => `${basePath}/quotes/${id}`}
      rowName={({ companyName, quoteNumber }) => `${companyName}, ${quoteNumber}`}
      countLabel={(count) => t('submission:requests.count', { count })}
      filters={[
        {
          name: 'filter',
          label: t('submission:requests.filter'),
          options: [{ value: 'WAITING', label: t('submission:requests.waiting') }],
        },
      ]}
      empty={{ text: t('submission:requests.empty') }}
      source={bindRequestsQuery}
    />
  );
}

function useColumns(): ListColumn<BindRequest>[] {
  const { t } = useTranslation(['common', 'submission', 'quote', 'coverage']);
  const { isStaff } = useSession();
  const agency: ListColumn<BindRequest> = {
    key: 'agency',
    title: t('common:wording.agency'),
    from: 'lg',
    render: ({ agencyName }) => agencyName,
  };
  return [
    {
      key: 'requested',
      title: t('submission:requests.asked'),
      sortField: 'requested',
      render: ({ requested }) => <ShortDate value={requested} />,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'number',
      title: t('quote:column.quoteNumber'),
      from: 'md',
      render: ({ quoteNumber }) => quoteNumber,
    },
    ...(isStaff ? [agency] : []),
    {
      key: 'product',
      title: t('quote:field.product'),
      from: 'lg',
      render: ({ product }) => t(`coverage:product.${product}`),
    },
    {
      key: 'effective',
      title: t('quote:column.effective'),
      sortField: 'effectiveDate',
      from: 'md',
      render: ({ effectiveDate }) => (effectiveDate ? <ShortDate value={effectiveDate} /> : '–'),
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      render: ({ status }) => <QuoteStatusTag status={status} />,
    },
  ];
}
