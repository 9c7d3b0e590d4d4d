import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Commission, LineType, StatementLine } from '../../lib/api-types';
import { formatPercent } from '../../lib/formatting';
import { useSession } from '../../lib/session';
import { CommissionStatusTag } from './commission-status';

/** What is to come: released and not paid, or earned and not released. */
const TO_COME = ['RELEASED', 'UNRELEASED'] as const;

const LINE_TYPES: readonly LineType[] = ['NBS', 'RWL', 'PCH', 'XLC', 'REI'];

export const COMMISSION_LIST_RULES: ListRules = {
  sortable: ['created', 'policyNumber', 'insuredName', 'premium', 'commissionsAmount', 'paidOn'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { filter: LINE_TYPES, toCome: TO_COME, agencyId: null },
};

export const LINE_LIST_RULES: ListRules = {
  sortable: ['transactionDate', 'commissionsAmount'],
  defaultSort: { field: 'transactionDate', direction: 'asc' },
  filters: {},
};

/** What a commission or a line of a statement is called. */
export const lineName = ({ insuredName, policyNumber }: Commission | StatementLine): string =>
  `${insuredName}, ${policyNumber}`;

/** The columns that commissions and the lines of statements share. */
function useSharedColumns() {
  const { t } = useTranslation(['common', 'agency', 'policy', 'quote']);
  return {
    client: {
      key: 'client',
      title: t('quote:column.client'),
      grow: 2,
      onCard: true,
      render: ({ insuredName }) => insuredName,
    },
    type: {
      key: 'type',
      title: t('agency:commission.type'),
      from: 'lg',
      render: ({ lineType }) => t(`agency:commission.lineType.${lineType}`),
    },
    date: {
      key: 'date',
      title: t('agency:commission.date'),
      from: 'md',
      render: ({ transactionDate }) => <ShortDate value={transactionDate} />,
    },
    premium: {
      key: 'premium',
      title: t('common:amounts.premium'),
      isNumber: true,
      from: 'md',
      render: ({ premium, currency }) => moneyText(premium, currency),
    },
    rate: {
      key: 'rate',
      title: t('agency:commission.rate'),
      isNumber: true,
      from: 'lg',
      render: ({ commission }) => formatPercent(commission),
    },
    amount: {
      key: 'amount',
      title: t('agency:commission.one'),
      sortField: 'commissionsAmount',
      isNumber: true,
      onCard: 'line',
      render: ({ commissionsAmount, currency }) => moneyText(commissionsAmount, currency),
    },
  } satisfies Record<string, ListColumn<Commission | StatementLine>>;
}

export function useCommissionColumns(): ListColumn<Commission>[] {
  const { t } = useTranslation(['common', 'agency', 'policy', 'quote']);
  const { account, basePath } = useSession();
  const shared = useSharedColumns();
  const agency: ListColumn<Commission> = {
    key: 'agency',
    title: t('common:wording.agency'),
    from: 'lg',
    grow: 1,
    render: ({ agencyId, agencyName }) => (
      <Link to={`${basePath}/commissions/agency/${agencyId}`}>{agencyName}</Link>
    ),
  };
  return [
    {
      key: 'policy',
      title: t('policy:column.number'),
      sortField: 'policyNumber',
      render: ({ policyNumber }) => policyNumber,
    },
    { ...shared.client, sortField: 'insuredName' },
    ...(account.accountType === 'AGENCY' ? [] : [agency]),
    shared.type,
    { ...shared.date, sortField: 'created' },
    { ...shared.premium, sortField: 'premium' },
    shared.rate,
    shared.amount,
    {
      key: 'released',
      title: t('agency:commission.released'),
      isNumber: true,
      from: 'xxl',
      render: ({ released, currency }) => moneyText(released, currency),
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      render: ({ status }) => <CommissionStatusTag status={status} />,
    },
    {
      key: 'paid',
      title: t('agency:commission.paid'),
      sortField: 'paidOn',
      isNumber: true,
      from: 'xxl',
      render: ({ paid, currency }) => (paid === 0 ? '–' : moneyText(paid, currency)),
    },
  ];
}

/** The columns of the lines of a statement. */
export function useLineColumns(): ListColumn<StatementLine>[] {
  const { t } = useTranslation(['common', 'agency', 'policy']);
  const shared = useSharedColumns();
  return [
    {
      key: 'policy',
      title: t('policy:column.number'),
      render: ({ policyNumber }) => policyNumber,
    },
    shared.client,
    shared.type,
    { ...shared.date, sortField: 'transactionDate' },
    shared.premium,
    {
      key: 'fees',
      title: t('common:amounts.taxesAndFees'),
      isNumber: true,
      from: 'xl',
      render: ({ nonCommissionable, currency }) => moneyText(nonCommissionable, currency),
    },
    shared.rate,
    {
      key: 'share',
      title: t('agency:commission.paidShare'),
      isNumber: true,
      from: 'xl',
      render: ({ paidShare }) => formatPercent(paidShare),
    },
    shared.amount,
  ];
}

/** The chips above a list of commissions. */
export function useCommissionFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'agency']);
  return [
    {
      name: 'filter',
      label: t('agency:commission.type'),
      options: LINE_TYPES.map((value) => ({
        value,
        label: t(`agency:commission.lineType.${value}`),
      })),
    },
    {
      name: 'toCome',
      label: t('agency:commission.toCome.title'),
      options: TO_COME.map((value) => ({ value, label: t(`agency:commission.toCome.${value}`) })),
    },
  ];
}

export function useCommissionViews(): ListViews {
  const { t } = useTranslation(['common', 'agency']);
  return {
    id: 'commissions',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      { key: 'new', label: t('agency:commission.lineType.NBS'), query: 'filter=NBS' },
      { key: 'renewals', label: t('agency:commission.lineType.RWL'), query: 'filter=RWL' },
      ...TO_COME.map((value) => ({
        key: value,
        label: t(`agency:commission.toCome.${value}`),
        query: `toCome=${value}`,
      })),
      { key: 'chargedBack', label: t('agency:commission.chargedBack'), query: 'filter=XLC' },
    ],
  };
}
