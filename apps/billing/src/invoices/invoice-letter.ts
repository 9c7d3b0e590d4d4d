import type { Tx } from '@palisade/platform';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { publishLetterAsked } from './invoice-events';
import type { Invoice } from './invoice.entity';

/** Asks for the letter that reminds the contact of a policy of an invoice that is not paid. */
export const askReminder = (tx: Tx, invoice: Invoice, policy: PolicyBill): Promise<void> =>
  publishLetterAsked(tx, invoice, policy, {
    letter: 'paymentReminder',
    to: policy.contact,
    sender: null,
  });
