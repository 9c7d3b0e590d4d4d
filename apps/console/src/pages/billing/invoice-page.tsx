import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { invoiceQuery } from '../../features/billing/api';
import { InvoiceDetails } from '../../features/billing/invoice-details';
import { invoiceStatusKey } from '../../features/billing/invoice-list';
import { PaymentTable } from '../../features/policies/billing/payment-table';
import { PaymentStatusTag } from '../../kit/values/payment-status-tag';
import { Timeline } from '../../features/timeline/timeline';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import type { InvoiceRecord } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { useInvoiceRecord } from './use-invoice-record';

/** An invoice: its lines, what was paid of it, who did what, and what comes next. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams();
  const { t } = useTranslation(['common', 'policy']);
  const { basePath, landing } = useSession();
  const result = useQuery(invoiceQuery(invoiceId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const title = t('policy:billing.invoices.title');
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('common:nav.billing'), href: `${basePath}/billing` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={title}>
      {(invoice) => <Record invoice={invoice} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

function Record({ invoice, crumbs }: { invoice: InvoiceRecord; crumbs: Crumb[] }) {
  const { id, insuredName, invoiceNumber, status, currency } = invoice;
  return (
    <RecordPage
      crumbs={crumbs}
      title={insuredName}
      number={invoiceNumber}
      tag={<PaymentStatusTag status={status} />}
      {...useInvoiceRecord(invoice)}
      rail={
        <Timeline noun="invoice" id={id} currency={currency} statusWordKey={invoiceStatusKey} />
      }
    >
      <InvoiceDetails invoice={invoice} payments={<PaymentTable payments={invoice.payments} />} />
    </RecordPage>
  );
}
