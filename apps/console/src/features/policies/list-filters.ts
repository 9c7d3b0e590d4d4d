import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListQuery, ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import type { Narrowing } from '../../kit/lists/narrowing-chips';
import { NARROWED_BY, useNarrowings } from '../../kit/lists/use-narrowings';
import type { BinderSearch, PolicySearch, PolicyStatus } from '../../lib/api-types';
import { useSession } from '../../lib/session';

// Spec 3 §4: the groups that policies are filtered by, beside the statuses below.
const GROUPS = ['OPEN FOR RENEWAL', 'CANCELLATIONS', 'INACTIVE'];
const STATUSES: readonly PolicyStatus[] = ['ISSUED', 'IN FORCE', 'EXPIRED'];
const BINDER_GROUPS = ['PAID', 'NEED PAYMENT', 'BOUND', 'RESCINDED', 'BINDER EXPIRED'];

export const POLICY_LIST_RULES: ListRules = {
  sortable: ['endDate', 'effectiveDate', 'companyName', 'policyNumber', 'status', 'totalPremium'],
  defaultSort: { field: 'endDate', direction: 'asc' },
  filters: {
    filter: GROUPS,
    status: STATUSES,
    unpaid: ['true'],
    toBeNoticed: ['true'],
    offerUnsent: ['true'],
    expiresWithin: ['60'],
    industry: null,
    ...NARROWED_BY,
  },
};

export const BINDER_LIST_RULES: ListRules = {
  sortable: ['effectiveDate', 'binderExpiresOn', 'companyName', 'policyNumber', 'status'],
  defaultSort: { field: 'effectiveDate', direction: 'asc' },
  filters: { filter: BINDER_GROUPS },
};

/** The search call of what the address asks for. */
export const policySearch = ({
  status,
  unpaid,
  toBeNoticed,
  offerUnsent,
  expiresWithin,
  ...query
}: ListQuery): PolicySearch => ({
  ...query,
  ...(status && { status: [status as PolicyStatus] }),
  ...(unpaid && { isUnpaid: true }),
  ...(toBeNoticed && { isToBeNoticed: true }),
  ...(offerUnsent && { isOfferUnsent: true }),
  ...(expiresWithin && { expiresWithin: Number(expiresWithin) }),
});

export const binderSearch = (query: ListQuery): BinderSearch => query;

/** The chips above a list of policies. */
export function usePolicyFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      name: 'status',
      label: t('quote:column.status'),
      options: STATUSES.map((value) => ({
        value,
        label: t(`quote:statusWord.${value.replace(' ', '_')}`),
      })),
    },
    {
      name: 'filter',
      label: t('policy:filter.group'),
      options: [
        { value: 'OPEN FOR RENEWAL', label: t('policy:filter.openForRenewal') },
        { value: 'CANCELLATIONS', label: t('policy:filter.cancellations') },
        { value: 'INACTIVE', label: t('quote:filter.inactive') },
      ],
    },
  ];
}

/** What else the address narrows a list of policies by: those that a figure counts. */
export function usePolicyNarrowings(chosen: Record<string, string>): Narrowing[] {
  const { t } = useTranslation('policy');
  const narrowings = useNarrowings(chosen, 'policy:filter.issued');
  const { industry } = chosen;
  return industry
    ? [{ names: ['industry'], label: t(`policy:sector.${industry}`) }, ...narrowings]
    : narrowings;
}

/** The chips above a list of binders. */
export function useBinderFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      name: 'filter',
      label: t('policy:filter.group'),
      options: [
        { value: 'PAID', label: t('policy:filter.paid') },
        { value: 'NEED PAYMENT', label: t('policy:filter.needPayment') },
        { value: 'BOUND', label: t('quote:statusWord.BOUND') },
        { value: 'RESCINDED', label: t('policy:filter.rescinded') },
        { value: 'BINDER EXPIRED', label: t('quote:statusWord.BINDER_EXPIRED') },
      ],
    },
  ];
}

/** The views of every list of policies; a policyholder has few to choose from. */
export function usePolicyViews(): ListViews | undefined {
  const { t } = useTranslation(['common', 'policy']);
  const { account } = useSession();
  if (account.accountType === 'CUSTOMER') return undefined;
  return {
    id: 'policies',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      { key: 'inForce', label: t('policy:view.inForce'), query: 'status=IN FORCE' },
      { key: 'unpaid', label: t('policy:view.unpaid'), query: 'unpaid=true' },
      { key: 'toBeNoticed', label: t('policy:view.toBeNoticed'), query: 'toBeNoticed=true' },
      { key: 'offerUnsent', label: t('policy:view.offerUnsent'), query: 'offerUnsent=true' },
      { key: 'expiring', label: t('policy:view.expiring'), query: 'expiresWithin=60' },
      { key: 'cancelled', label: t('policy:view.cancelled'), query: 'filter=CANCELLATIONS' },
    ],
  };
}

/** The views of every list of binders. */
export function useBinderViews(): ListViews {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return {
    id: 'binders',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      { key: 'waiting', label: t('policy:view.waiting'), query: 'filter=BOUND' },
      { key: 'unpaid', label: t('policy:filter.needPayment'), query: 'filter=NEED PAYMENT' },
      {
        key: 'expired',
        label: t('quote:statusWord.BINDER_EXPIRED'),
        query: 'filter=BINDER EXPIRED',
      },
    ],
  };
}
