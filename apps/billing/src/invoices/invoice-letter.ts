import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { scopeOfPolicy } from '../policies/policy-rows';
import type { Invoice } from './invoice.entity';

type Asked = EventData<'invoice.letter-asked.v1'>;

/** Asks for the letter about an invoice, which is written where all letters are. */
export async function askLetter(
  tx: Tx,
  invoice: Invoice,
  policy: PolicyBill,
  asked: Pick<Asked, 'letter' | 'to' | 'sender'>,
): Promise<void> {
  const { id: invoiceId, invoiceNumber, policyId, currency, balance, dueDate } = invoice;
  const { policyNumber, accountId, insuredName, agencyName, product, endDate } = policy;
  await tx.publish({
    type: 'invoice.letter-asked.v1',
    data: {
      invoiceId,
      invoiceNumber,
      policyId,
      policyNumber,
      ...asked,
      accountId,
      accountName: insuredName,
      agencyName,
      product,
      endDate,
      currency,
      balance,
      dueDate,
      scope: scopeOfPolicy(policy),
    },
  });
}

/** Asks for the letter that reminds the contact of a policy of an invoice that is not paid. */
export const askReminder = (tx: Tx, invoice: Invoice, policy: PolicyBill): Promise<void> =>
  askLetter(tx, invoice, policy, { letter: 'paymentReminder', to: policy.contact, sender: null });
