import { useTranslation } from 'react-i18next';
import type { PaymentStatus } from '../../lib/api-types';
import { StatusTag, type StatusTone } from './status-tag';

const PAYMENT: Record<PaymentStatus, { tone: StatusTone; labelKey: string }> = {
  Unpaid: { tone: 'waiting', labelKey: 'policy:payment.statusWord.unpaid' },
  'Partially Paid': { tone: 'waiting', labelKey: 'policy:payment.statusWord.partiallyPaid' },
  Processed: { tone: 'open', labelKey: 'policy:payment.statusWord.processed' },
  Failed: { tone: 'lost', labelKey: 'policy:transaction.statusWord.failed' },
  Paid: { tone: 'good', labelKey: 'policy:transaction.statusWord.paid' },
};

/** The payment status of an invoice in words. */
export function PaymentStatusTag({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation(['common', 'policy']);
  const { tone, labelKey } = PAYMENT[status];
  return <StatusTag tone={tone} label={t(labelKey)} code={status} />;
}
