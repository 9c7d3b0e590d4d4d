import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadDocument } from '../../kit/files/download-document';
import type { RowAction } from '../../kit/lists/row-menu';
import { Due } from '../../kit/values/amounts';
import type { Fact } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { NextStepText } from '../../kit/values/next-step-text';
import { ShortDate } from '../../kit/values/short-date';
import type { InvoiceRecord } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { documentsQuery } from '../../features/documents/api';
import { invoiceNextStep } from '../../features/billing/next-step';
import { useInvoiceActions } from '../../features/billing/use-invoice-actions';

/** The strip, the one button and the menu of an invoice. */
export function useInvoiceRecord(invoice: InvoiceRecord) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const inLists = useInvoiceActions()(invoice);
  const print = usePrint(invoice);
  const close: RowAction = {
    key: 'close',
    label: t('policy:close.title'),
    isDanger: true,
    onPick: () => openModal('transaction-close', { invoiceId: invoice.id }),
  };
  const mayClose = can('billing:close') && invoice.allowedActions.includes('close');
  const [first, ...rest] = [...inLists, ...print, ...(mayClose ? [close] : [])];
  const primary = first && (
    <Button type="primary" onClick={first.onPick}>
      {first.label}
    </Button>
  );
  return { strip: useStrip(invoice), primary, actions: rest };
}

/** Downloads the invoice as it was printed, once it was. */
function usePrint({ policyId, invoiceNumber }: InvoiceRecord): RowAction[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  const query = { ...documentsQuery('policy', policyId), enabled: can('document:view') };
  const printed = useQuery(query).data?.find(({ docName }) => docName.endsWith(invoiceNumber));
  if (!printed) return [];
  const download = () =>
    downloadDocument(printed).catch(() => snackbar.error(t('common:download.failed')));
  return [{ key: 'print', label: t('policy:billing.download'), onPick: () => void download() }];
}

function useStrip(invoice: InvoiceRecord): Fact[] {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const { policyId, policyNumber, balance, currency, amountDue, paid, dueDate } = invoice;
  const { amountIssued, daysOverdue } = invoice;
  const policy = can('policy:view') ? (
    <Link to={`${basePath}/policies/${policyId}`}>{policyNumber}</Link>
  ) : (
    policyNumber
  );
  return [
    { label: t('policy:pay.policy'), value: policy },
    { label: t('policy:field.billed'), value: moneyText(amountDue, currency) },
    ...(amountIssued === amountDue
      ? []
      : [{ label: t('policy:field.amountIssued'), value: moneyText(amountIssued, currency) }]),
    { label: t('policy:field.paid'), value: moneyText(paid, currency) },
    { label: t('policy:field.balance'), value: <Due value={balance} currency={currency} /> },
    { label: t('policy:field.dueDate'), value: <ShortDate value={dueDate} /> },
    {
      label: t('policy:billing.column.daysOverdue'),
      value: daysOverdue > 0 && <strong className="billing-late">{daysOverdue}</strong>,
    },
    {
      label: t('common:record.nextStep'),
      value: <NextStepText step={invoiceNextStep(invoice)} />,
      isWide: true,
    },
  ];
}
