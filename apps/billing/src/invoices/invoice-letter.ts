import type { Letter } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { PolicyBill } from '../policies/policy-bill.entity';
import type { Invoice } from './invoice.entity';

/** What each letter about an invoice says of it, in the edition of the product. */
export function letterOf(
  policy: PolicyBill,
  { invoiceNumber, balance, currency, dueDate }: Invoice,
  { firstName, lastName, email }: Pick<PolicyBill['contact'], 'firstName' | 'lastName' | 'email'>,
): Omit<Letter, 'name'> {
  return {
    to: email,
    greeted: `${firstName} ${lastName}`,
    region: PRODUCTS[policy.product].region,
    facts: {
      invoiceNumber,
      policyNumber: policy.policyNumber,
      insured: policy.insuredName,
      amountDue: { amount: balance, currency },
      dueDate: { date: dueDate },
    },
    path: `/policy/${policy.id}/accountant-payment`,
  };
}

/** The letter that reminds the contact of a policy of an invoice that is not paid. */
export const reminderOf = (policy: PolicyBill, invoice: Invoice): Letter => ({
  ...letterOf(policy, invoice, policy.contact),
  name: 'paymentReminder',
});
