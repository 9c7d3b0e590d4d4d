import { REGIONS } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { appetiteOutsQuery } from '../../features/quotes/indication/appetite';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { useListState } from '../../kit/lists/use-list-state';
import { moneyText } from '../../kit/values/money';
import { RelativeTime } from '../../kit/values/relative-time';
import type { AppetiteOut } from '../../lib/api-types';
import { useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['asked', 'industryCode', 'revenue'],
  defaultSort: { field: 'asked', direction: 'desc' },
  filters: {},
};

/** What agencies asked for and do not get: where the appetite could grow. */
export function AppetitePage() {
  const { t } = useTranslation(['common', 'quote']);
  const { landing } = useSession();
  const list = useListState(RULES);
  return (
    <ListPage
      id="appetite"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('quote:appetite.outs')}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('quote:appetite.count', { count })}
      empty={{ text: t('quote:appetite.empty') }}
      source={appetiteOutsQuery}
      rowName={({ industryCode }) => industryCode}
    />
  );
}

function useColumns(): ListColumn<AppetiteOut>[] {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  return [
    {
      key: 'industryCode',
      title: t('quote:indication.industry'),
      sortField: 'industryCode',
      render: ({ industryCode }) => industryCode,
    },
    {
      key: 'reasons',
      title: t('quote:appetite.why'),
      grow: 2,
      onCard: 'line',
      render: ({ reasons }) => reasons.join(' '),
    },
    {
      key: 'revenue',
      title: t('quote:indication.revenue'),
      sortField: 'revenue',
      isNumber: true,
      onCard: true,
      render: ({ revenue, product }) =>
        moneyText(revenue, REGIONS[PRODUCTS[product].region].currency),
    },
    {
      key: 'state',
      title: t('common:wording.state'),
      from: 'md',
      render: ({ state }) => state ?? '–',
    },
    {
      key: 'product',
      title: t('quote:field.product'),
      from: 'lg',
      render: ({ product }) => t(`coverage:product.${product}`),
    },
    {
      key: 'agency',
      title: t('common:wording.agency'),
      from: 'md',
      render: ({ agencyName }) => agencyName ?? '–',
    },
    {
      key: 'askedBy',
      title: t('quote:appetite.askedBy'),
      from: 'xl',
      render: ({ askedByName }) => askedByName ?? '–',
    },
    {
      key: 'asked',
      title: t('quote:appetite.asked'),
      sortField: 'asked',
      from: 'sm',
      render: ({ asked }) => <RelativeTime value={asked} />,
    },
  ];
}
