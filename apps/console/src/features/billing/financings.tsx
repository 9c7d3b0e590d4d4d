import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { RowMenu } from '../../kit/lists/row-menu';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import { api, unwrap } from '../../lib/api';
import type { Financing, FinancingSearch, NewFinancer } from '../../lib/api-types';
import { formatPercent } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import type { SubmitKey } from '../../lib/submit-key';
import { COMPUTES, withKey } from '../../lib/with-key';

const TONES: Record<Financing['status'], StatusTone> = {
  QUOTED: 'waiting',
  ACCEPTED: 'waiting',
  DOWN_PAYMENT_PAID: 'waiting',
  FUNDED: 'good',
  DEFAULT: 'lost',
  PAID_OFF: 'over',
  CANCELLED: 'over',
  EXPIRED: 'over',
};

/** Who may do what with a plan. */
const NEEDS: Record<Financing['allowedActions'][number], string> = {
  disaffirm: 'billing:finance-accept',
  fund: 'billing:record',
  default: 'billing:record',
  cure: 'billing:record',
  payOff: 'billing:record',
};

export const FINANCING_RULES: ListRules = {
  sortable: ['created', 'status', 'amountFinanced', 'insuredName', 'policyNumber'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { status: Object.keys(TONES) },
};

/** The financing plans in the person's scope. */
export const financingsQuery = (query: FinancingSearch) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'financings', query],
    queryFn: ({ signal }) =>
      unwrap(api.billing.GET('/api/billing/v1/financings/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The level installment of a loan. */
export const installmentQuery = (body: {
  apr: number;
  financedAmount: number;
  numberOfInstallments: number;
}) =>
  queryOptions({
    queryKey: ['installment', body],
    queryFn: ({ signal }) =>
      unwrap(
        api.billing.POST('/api/billing/v1/get-installment', { body, headers: COMPUTES, signal }),
      ),
    staleTime: Infinity,
  });

/** What a plan is called where its row is not read with it. */
export const financingName = ({ financeQuoteNumber, insuredName }: Financing): string =>
  `${financeQuoteNumber}, ${insuredName}`;

/** The views of the plans. */
export function useFinancingViews(): ListViews {
  const { t } = useTranslation(['common', 'policy']);
  const views = (['ACCEPTED', 'DOWN_PAYMENT_PAID', 'FUNDED', 'DEFAULT'] as const).map((status) => ({
    key: status,
    label: t(`policy:financing.status.${status}`),
    query: `status=${status}`,
  }));
  return {
    id: 'financings',
    builtIn: [{ key: 'all', label: t('common:views.all'), query: '' }, ...views],
  };
}

/** What is done with plans; all that shows them is read again. */
export function useFinancingCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['policies'] });
  };
  const of = (financeId: string, key: SubmitKey) => ({
    params: { path: { financeId } },
    headers: withKey(key),
  });
  return {
    add: (body: NewFinancer, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/create/premiumFinance', {
            body,
            headers: withKey(key),
          }),
        ),
      ),
    fund: (
      { policyId, amountFinanced: amountPaid }: Financing,
      paymentDate: string,
      key: SubmitKey,
    ) =>
      then(
        unwrap(
          api.billing.PUT('/api/billing/v1/pay/premiumFinance', {
            body: { policyId, amountPaid, paymentDate },
            headers: withKey(key),
          }),
        ),
      ),
    disaffirm: ({ id }: Financing, key: SubmitKey) =>
      then(
        unwrap(api.billing.POST('/api/billing/v1/financings/{financeId}/disaffirm', of(id, key))),
      ),
    default: ({ id }: Financing, body: { unpaid: number; noticeSentOn: string }, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/financings/{financeId}/default', {
            ...of(id, key),
            body,
          }),
        ),
      ),
    cure: ({ id }: Financing, key: SubmitKey) =>
      then(unwrap(api.billing.POST('/api/billing/v1/financings/{financeId}/cure', of(id, key)))),
    payOff: ({ id }: Financing, key: SubmitKey) =>
      then(unwrap(api.billing.POST('/api/billing/v1/financings/{financeId}/pay-off', of(id, key)))),
  };
}

/** The columns of the plans. */
export function useFinancingColumns(): ListColumn<Financing>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const amount = (
    key: 'downPayment' | 'amountFinanced' | 'installmentAmount',
    more: Partial<ListColumn<Financing>> = {},
  ): ListColumn<Financing> => ({
    key,
    title: t(`policy:financing.${key}`),
    isNumber: true,
    ...more,
    render: (plan) => moneyText(plan[key], plan.currency),
  });
  return [
    {
      key: 'policy',
      title: t('policy:pay.policy'),
      sortField: 'policyNumber',
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'insuredName',
      grow: 2,
      onCard: true,
      render: ({ insuredName }) => insuredName,
    },
    {
      key: 'financer',
      title: t('policy:financing.financer'),
      from: 'md',
      render: ({ financerName }) => financerName,
    },
    {
      key: 'apr',
      title: t('policy:financing.apr'),
      isNumber: true,
      from: 'lg',
      render: ({ apr }) => formatPercent(apr),
    },
    {
      key: 'installments',
      title: t('policy:financing.installments'),
      isNumber: true,
      from: 'xl',
      render: ({ numberOfInstallments }) => numberOfInstallments,
    },
    amount('downPayment', { from: 'lg' }),
    amount('amountFinanced', { sortField: 'amountFinanced', onCard: true }),
    amount('installmentAmount', { from: 'xl' }),
    {
      key: 'first',
      title: t('policy:financing.firstDue'),
      from: 'xl',
      isOptional: true,
      render: ({ firstInstallmentDue }) => <ShortDate value={firstInstallmentDue} />,
    },
    usePayoffColumn(),
    {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => (
        <StatusTag tone={TONES[status]} label={t(`policy:financing.status.${status}`)} />
      ),
    },
    useActionColumn(),
  ];
}

/** What pays a plan in default off. */
function usePayoffColumn(): ListColumn<Financing> {
  const { t } = useTranslation(['common', 'policy']);
  return {
    key: 'payoff',
    title: t('policy:financing.payoff'),
    isNumber: true,
    from: 'xl',
    isOptional: true,
    render: ({ payoff, currency }) => (payoff === null ? '–' : moneyText(payoff, currency)),
  };
}

/** What can be done with a plan, by who may. */
function useActionColumn(): ListColumn<Financing> {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  return {
    key: 'actions',
    title: t('common:list.actions'),
    render: (plan) => (
      <RowMenu
        name={financingName(plan)}
        actions={plan.allowedActions
          .filter((action) => can(NEEDS[action]))
          .map((action) => ({
            key: action,
            label: t(`policy:financing.action.${action}`),
            isDanger: action === 'default' || action === 'disaffirm',
            onPick: () => openModal(`financing-${action}`, { plan }),
          }))}
      />
    ),
  };
}
