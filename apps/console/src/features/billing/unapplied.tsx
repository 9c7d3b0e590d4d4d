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
import type { UnappliedCash, UnappliedSearch } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const TONES: Record<UnappliedCash['status'], StatusTone> = {
  OPEN: 'waiting',
  AWAITING_APPROVAL: 'waiting',
  IN_PROCESS: 'open',
  APPLIED: 'good',
  REFUNDED: 'good',
  RETURNED: 'over',
};

export const UNAPPLIED_RULES: ListRules = {
  sortable: ['created', 'left', 'status', 'insuredName'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { status: Object.keys(TONES) },
};

/** Money that fits no invoice. */
export const unappliedQuery = (query: UnappliedSearch) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'unapplied', query],
    queryFn: ({ signal }) =>
      unwrap(api.billing.GET('/api/billing/v1/unapplied/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What unapplied cash is called where its row is not read with it. */
export const unappliedName = ({ transactionId, insuredName }: UnappliedCash): string =>
  `${transactionId}, ${insuredName}`;

/** The views of the work list: what waits first. */
export function useUnappliedViews(): ListViews {
  const { t } = useTranslation(['common', 'policy']);
  const views = Object.keys(TONES).map((status) => ({
    key: status,
    label: t(`policy:unapplied.status.${status}`),
    query: `status=${status}`,
  }));
  return {
    id: 'unapplied',
    builtIn: [{ key: 'all', label: t('common:views.all'), query: '' }, ...views],
  };
}

/** What staff does with unapplied cash; all that shows money is read again. */
export function useUnappliedCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['policies'] });
  };
  const of = (unappliedId: string, key: SubmitKey) => ({
    params: { path: { unappliedId } },
    headers: withKey(key),
  });
  return {
    transfer: (id: string, body: { invoiceNumber: string; amount: number }, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/unapplied/{unappliedId}/transfer', {
            ...of(id, key),
            body,
          }),
        ),
      ),
    refund: (id: string, body: { payee?: string; reason: string }, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/unapplied/{unappliedId}/refund', {
            ...of(id, key),
            body,
          }),
        ),
      ),
    approve: ({ id, payee }: UnappliedCash, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/unapplied/{unappliedId}/approve', {
            ...of(id, key),
            body: { payee: payee ?? '' },
          }),
        ),
      ),
    reject: ({ id }: UnappliedCash, key: SubmitKey) =>
      then(unwrap(api.billing.POST('/api/billing/v1/unapplied/{unappliedId}/reject', of(id, key)))),
  };
}

/** The columns of the work list; the last says the one next step. */
export function useUnappliedColumns(): ListColumn<UnappliedCash>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      key: 'number',
      title: t('policy:transaction.id'),
      render: ({ transactionId }) => transactionId,
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
      key: 'invoice',
      title: t('policy:unapplied.paidFor'),
      from: 'lg',
      render: ({ invoiceNumber }) => invoiceNumber,
    },
    {
      key: 'since',
      title: t('policy:unapplied.since'),
      sortField: 'created',
      from: 'md',
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'amount',
      title: t('policy:payments.amount'),
      isNumber: true,
      from: 'lg',
      render: ({ amount, currency }) => moneyText(amount, currency),
    },
    {
      key: 'left',
      title: t('policy:unapplied.left'),
      sortField: 'left',
      isNumber: true,
      onCard: true,
      render: ({ left, currency }) => moneyText(left, currency),
    },
    ...useStateColumns(),
  ];
}

/** Where the money is, what comes next, and what can be done. */
function useStateColumns(): ListColumn<UnappliedCash>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status, refusal, askedByName, approvedByName }) => (
        <>
          <StatusTag tone={TONES[status]} label={t(`policy:unapplied.status.${status}`)} />
          {approvedByName && (
            <p className="muted kit-list-note">
              {t('policy:unapplied.people', { asked: askedByName, approved: approvedByName })}
            </p>
          )}
          {refusal && (
            <p className="muted kit-list-note">{t('policy:unapplied.refused', { refusal })}</p>
          )}
        </>
      ),
    },
    {
      key: 'next',
      title: t('common:record.nextStep'),
      grow: 2,
      from: 'xl',
      onCard: 'line',
      render: ({ status, askedByName, refusal }) => (
        <span className="kit-list-note">
          {refusal
            ? t('policy:unapplied.nextRefused')
            : t(`policy:unapplied.next.${status}`, { who: askedByName ?? '' })}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (held) => (
        <RowMenu
          name={unappliedName(held)}
          actions={held.allowedActions.map((action) => ({
            key: action,
            label: t(`policy:unapplied.action.${action}`),
            isDanger: action === 'reject',
            onPick: () => openModal(`unapplied-${action}`, { held }),
          }))}
        />
      ),
    },
  ];
}
