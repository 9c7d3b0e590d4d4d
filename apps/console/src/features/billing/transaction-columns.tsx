import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { RowMenu, type RowAction } from '../../kit/lists/row-menu';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { Payment } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { canVoid, METHOD_KEYS, STATUS_KEYS, transactionName } from './transactions';

const TONES: Record<Payment['status'], StatusTone> = {
  'In Process': 'open',
  Paid: 'good',
  Failed: 'lost',
  Void: 'over',
};

/** The columns of payments and refunds (Spec 3 §3, transaction). */
export function useTransactionColumns(): ListColumn<Payment>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const actionsOf = useTransactionActions();
  return [
    {
      key: 'transaction',
      title: t('policy:transaction.id'),
      sortField: 'transactionId',
      grow: 1,
      render: ({ transactionId }) => transactionId,
    },
    {
      key: 'invoice',
      title: t('policy:billing.column.invoiceNumber'),
      sortField: 'invoiceNumber',
      from: 'md',
      render: ({ invoiceNumber }) => invoiceNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      grow: 2,
      onCard: true,
      render: ({ insuredName }) => insuredName,
    },
    {
      key: 'date',
      title: t('policy:transaction.date'),
      sortField: 'paymentDate',
      from: 'md',
      render: ({ paymentDate }) => <ShortDate value={paymentDate} />,
    },
    ...useMovementColumns(),
    {
      key: 'amount',
      title: t('policy:transaction.amount'),
      sortField: 'amountPaid',
      isNumber: true,
      onCard: true,
      render: ({ amountPaid, currency }) => moneyText(amountPaid, currency),
    },
    {
      key: 'description',
      title: t('policy:transaction.description'),
      from: 'xl',
      grow: 1,
      isOptional: true,
      render: ({ paymentDesc }) => paymentDesc ?? '–',
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => <StatusTag tone={TONES[status]} label={t(STATUS_KEYS[status])} />,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (row) => <RowMenu name={transactionName(row)} actions={actionsOf(row)} />,
    },
  ];
}

/** How money moved, and who processed it. */
function useMovementColumns(): ListColumn<Payment>[] {
  const { t } = useTranslation(['common', 'policy']);
  return [
    {
      key: 'method',
      title: t('policy:payments.method'),
      sortField: 'paymentMethod',
      from: 'lg',
      render: ({ paymentMethod }) => t(METHOD_KEYS[paymentMethod]),
    },
    {
      key: 'processor',
      title: t('policy:transaction.processor'),
      sortField: 'processorName',
      from: 'xl',
      isOptional: true,
      render: ({ processorName }) => processorName,
    },
  ];
}

function useTransactionActions(): (transaction: Payment) => RowAction[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  return (transaction) => {
    if (!can('billing:edit-transaction')) return [];
    const edit: RowAction = {
      key: 'edit',
      label: t('policy:transaction.edit'),
      onPick: () => openModal('transaction-edit', { transaction }),
    };
    const revoke: RowAction = {
      key: 'void',
      label: t('policy:transaction.void'),
      isDanger: true,
      onPick: () => openModal('transaction-void', { transaction }),
    };
    return canVoid(transaction) ? [edit, revoke] : [edit];
  };
}
