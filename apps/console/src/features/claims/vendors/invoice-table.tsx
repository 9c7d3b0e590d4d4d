import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { RowMenu, type RowAction } from '../../../kit/lists/row-menu';
import { FactList } from '../../../kit/values/fact-list';
import { Money, moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { ClaimsFile } from '../../../lib/api-types';
import type { VendorInvoice, VendorWork } from '../../../lib/claim-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { downloadInvoice } from './api';
import { isWorkedOn } from './worked-on';

/** The invoices of vendors, each line with what is paid of it. */
export function InvoiceTable({ work, file }: { work: VendorWork; file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  if (!work.invoices.length) return null;
  return (
    <>
      <h4>{t('account:vendor.invoices')}</h4>
      {work.invoices.map((invoice) => (
        <InvoiceView key={invoice.id} invoice={invoice} work={work} file={file} />
      ))}
    </>
  );
}

interface InvoiceProps {
  invoice: VendorInvoice;
  work: VendorWork;
  file: ClaimsFile;
}

function InvoiceView({ invoice, work: { currency }, file }: InvoiceProps) {
  const { t } = useTranslation(['common', 'account']);
  const { invoiceNumber, vendorName, paymentStatus, status, amount, allowed, paid } = invoice;
  const name = t('account:vendor.invoiceOf', { number: invoiceNumber, vendor: vendorName });
  return (
    <section className="claim-section" aria-label={name}>
      <Flex justify="space-between" align="center" gap={8}>
        <strong>{name}</strong>
        <RowMenu name={name} actions={useActions(invoice, file)} />
      </Flex>
      <FactList
        facts={[
          {
            label: t('account:vendor.invoicedOn'),
            value: <ShortDate value={invoice.invoicedOn} />,
          },
          { label: t('account:vendor.status'), value: t(`account:vendor.invoice.${status}`) },
          {
            label: t('account:vendor.amount'),
            value: <Money value={amount} currency={currency} />,
          },
          {
            label: t('account:vendor.allowed'),
            value: <Money value={allowed} currency={currency} />,
          },
          {
            label: t('account:vendor.payment'),
            value:
              paymentStatus &&
              t('account:vendor.paidOf', {
                status: t(`account:pay.status.${paymentStatus}`),
                paid: moneyText(paid, currency),
                allowed: moneyText(allowed, currency),
              }),
          },
        ]}
      />
      <LineTable invoice={invoice} currency={currency} name={name} />
    </section>
  );
}

/** What the caller can do with an invoice now. */
function useActions(invoice: VendorInvoice, file: ClaimsFile): RowAction[] {
  const { t } = useTranslation(['common', 'account']);
  const { account } = useSession();
  const { can } = usePermissions();
  const { claimId, allowedActions } = file;
  const isVendor = account.accountType === 'VENDOR';
  const { id: vendorInvoiceId, left, invoiceNumber, vendorName: payee } = invoice;
  const isCut = invoice.lines.some(({ cuts }) => cuts.length > 0);
  const isOpen = isWorkedOn(file);
  const data = { claimId, vendorInvoice: invoice };
  const offered: Record<string, readonly [isOffered: boolean, pick: () => void]> = {
    appeal: [
      isVendor && isOpen && isCut && invoice.status === 'REVIEWED',
      () => openModal('vendor-appeal', data),
    ],
    answerAppeal: [
      !isVendor && isOpen && can('claim:manage') && invoice.status === 'APPEALED',
      () => openModal('vendor-appeal-answer', data),
    ],
    pay: [
      !isVendor && allowedActions.includes('pay') && left > 0,
      () => openModal('claim-pay', { claimId, payee, invoiceNumber, vendorInvoiceId, loss: left }),
    ],
    download: [true, () => void downloadInvoice(claimId, invoice.id)],
  };
  return Object.entries(offered).flatMap(([key, [isOffered, onPick]]) =>
    isOffered ? [{ key, label: t(`account:vendor.${key}`), onPick }] : [],
  );
}

interface LineTableProps extends Pick<InvoiceProps, 'invoice'> {
  currency: VendorWork['currency'];
  name: string;
}

function LineTable({ invoice: { lines }, currency, name }: LineTableProps) {
  const { t } = useTranslation(['common', 'account']);
  const money = (value: number): string => moneyText(value, currency);
  return (
    <PlainTable
      label={name}
      rows={lines}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          key: 'day',
          title: t('account:vendor.workedOn'),
          render: ({ date }) => <ShortDate value={date} />,
        },
        { key: 'task', title: t('account:vendor.taskCode'), render: ({ taskCode }) => taskCode },
        { key: 'text', title: t('account:vendor.text'), render: ({ text }) => text },
        {
          key: 'units',
          title: t('account:vendor.units'),
          isNumber: true,
          render: ({ units, unitPrice }) => `${units} × ${money(unitPrice)}`,
        },
        {
          key: 'amount',
          title: t('account:vendor.amount'),
          isNumber: true,
          render: ({ amount }) => money(amount),
        },
        {
          key: 'allowed',
          title: t('account:vendor.allowed'),
          isNumber: true,
          render: ({ allowed }) => money(allowed),
        },
        {
          key: 'why',
          title: t('account:vendor.why'),
          render: ({ cuts, appeal, answer }) =>
            [
              ...cuts.map(({ reason, amount }) =>
                t(`account:vendor.cut.${reason}`, { amount: money(amount) }),
              ),
              appeal && t('account:vendor.appealSaid', { text: appeal }),
              answer && t('account:vendor.answerSaid', { text: answer }),
            ]
              .filter(Boolean)
              .join(' '),
        },
      ]}
    />
  );
}
