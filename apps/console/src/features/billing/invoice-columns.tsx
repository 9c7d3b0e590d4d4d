import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListColumn } from '../../kit/lists/list-columns';
import { RowMenu } from '../../kit/lists/row-menu';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Invoice } from '../../lib/api-types';
import { usePermissions, useSession } from '../../lib/session';
import { PaymentStatusTag } from '../../kit/values/payment-status-tag';
import { invoiceName } from './invoice-list';
import './billing.css';
import { useInvoiceActions } from './use-invoice-actions';

/** Every column of lists of invoices, by its key. */
function useColumnsByKey() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const actionsOf = useInvoiceActions();
  return {
    number: {
      key: 'number',
      title: t('policy:billing.column.invoiceNumber'),
      sortField: 'invoiceNumber',
      render: ({ invoiceNumber }) => invoiceNumber,
    },
    policy: {
      key: 'policy',
      title: t('policy:pay.policy'),
      sortField: 'policyNumber',
      from: 'md',
      render: ({ policyId, policyNumber }) =>
        can('policy:view') ? (
          <Link to={`${basePath}/policies/${policyId}`}>{policyNumber}</Link>
        ) : (
          policyNumber
        ),
    },
    client: {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'insuredName',
      grow: 2,
      onCard: true,
      render: ({ insuredName }) => insuredName,
    },
    agency: {
      key: 'agency',
      title: t('common:wording.agency'),
      from: 'xl',
      isOptional: true,
      grow: 1,
      render: ({ agencyName }) => agencyName,
    },
    ...useDateColumns(),
    ...useAmountColumns(),
    status: {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'status',
      render: ({ status }) => <PaymentStatusTag status={status} />,
    },
    actions: {
      key: 'actions',
      title: t('common:list.actions'),
      render: (row) => <RowMenu name={invoiceName(row)} actions={actionsOf(row)} />,
    },
  } satisfies Record<string, ListColumn<Invoice>>;
}

/** When an invoice was issued, when it is due, and for how long it has been. */
function useDateColumns() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return {
    issued: {
      key: 'issued',
      title: t('policy:field.issuedOn'),
      sortField: 'issuedOn',
      from: 'lg',
      render: ({ issuedOn }) => <ShortDate value={issuedOn} />,
    },
    effective: {
      key: 'effective',
      title: t('quote:column.effective'),
      from: 'xl',
      isOptional: true,
      render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
    },
    due: {
      key: 'due',
      title: t('policy:field.dueDate'),
      sortField: 'dueDate',
      from: 'md',
      render: ({ dueDate }) => <ShortDate value={dueDate} />,
    },
    overdue: {
      key: 'overdue',
      title: t('policy:billing.column.daysOverdue'),
      isNumber: true,
      onCard: true,
      render: ({ daysOverdue }) =>
        daysOverdue > 0 ? <strong className="billing-late">{daysOverdue}</strong> : '–',
    },
  } satisfies Record<string, ListColumn<Invoice>>;
}

/** What an invoice asks for, and what is left of it. */
function useAmountColumns() {
  const { t } = useTranslation(['common', 'policy']);
  return {
    amount: {
      key: 'amount',
      title: t('policy:field.billed'),
      sortField: 'amountDue',
      isNumber: true,
      from: 'lg',
      render: ({ amountDue, currency }) => moneyText(amountDue, currency),
    },
    balance: {
      key: 'balance',
      title: t('policy:billing.column.balance'),
      sortField: 'balance',
      isNumber: true,
      onCard: true,
      render: ({ balance, currency }) => moneyText(balance, currency),
    },
  } satisfies Record<string, ListColumn<Invoice>>;
}

/** The columns of a list of invoices; an agency knows its own name. */
export function useInvoiceColumns(): ListColumn<Invoice>[] {
  const all = useColumnsByKey();
  const { account } = useSession();
  return [
    all.number,
    all.policy,
    all.client,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.issued,
    all.due,
    all.amount,
    all.balance,
    all.status,
    all.actions,
  ];
}

/** The columns of what is outstanding. */
export function useOutstandingColumns(): ListColumn<Invoice>[] {
  const all = useColumnsByKey();
  const { account } = useSession();
  return [
    all.number,
    all.policy,
    all.client,
    ...(account.accountType === 'AGENCY' ? [] : [all.agency]),
    all.effective,
    all.due,
    all.balance,
    all.overdue,
    all.status,
    all.actions,
  ];
}
