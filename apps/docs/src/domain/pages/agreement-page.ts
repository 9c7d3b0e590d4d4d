import type { EventData } from '@palisade/contracts';
import { addMonths, formatMoney } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import type { PrintDocument, Row, Section } from '../print-document';
import { addressOf, agentSection, dateOf } from '../words';
import type { PolicyPrint } from './policy-pages';

type Accepted = Pick<
  EventData<'finance.accepted.v1'>,
  | 'financeQuoteNumber'
  | 'currency'
  | 'amountFinanced'
  | 'downPayment'
  | 'apr'
  | 'installments'
  | 'installmentAmount'
  | 'signeeName'
  | 'signedAt'
>;

/** A financed policy with the company that finances it. */
type Financed = PolicyPrint & { financerName: string | null };

const CONDITIONS = [
  'The insured may disaffirm this agreement within 10 days of its signature. What is still due of ' +
    'the policy is then to be paid within 30 days.',
  'When an installment is not paid, the premium finance company may ask the insurer to cancel the ' +
    'policy, 10 days after it sent the insured a notice of that intent.',
  'When the policy is cancelled, the unearned premium goes to the premium finance company first, up ' +
    'to what the insured owes it, and the rest to the insured.',
  'The insured may pay all that is owed at any time, and is then refunded the finance charge that ' +
    'is not earned.',
];

/** What the insured agreed to when its premium was financed. */
export function agreementPage(accepted: Accepted, policy: Financed): PrintDocument {
  const { currency, financeQuoteNumber, signeeName, signedAt } = accepted;
  return {
    title: 'Premium finance agreement',
    subtitle: `${financeQuoteNumber}, ${policy.insured.name}`,
    currency,
    sections: [
      ...partiesSections(policy),
      costSection(accepted),
      scheduleSection(accepted, policy),
      { heading: 'Conditions', paragraphs: CONDITIONS },
      {
        heading: 'Signature',
        rows: [
          ['Signed', signeeName],
          ['Time (UTC)', signedAt],
          ['Consent', 'The signer agreed to sign electronically.'],
        ],
      },
    ],
  };
}

function partiesSections({ insured, financerName, ...policy }: Financed): Section[] {
  const { policyNumber, carrierName, agent, terms, charges } = policy;
  const [from, to] = [terms.effectiveDate, terms.endDate].map((date) =>
    dateOf(date, charges.currency),
  );
  const insurer: Row[] = carrierName ? [['Insurer', carrierName]] : [];
  const financer: Row[] = financerName ? [['Premium finance company', financerName]] : [];
  return [
    {
      heading: 'Parties',
      rows: [['Insured', insured.name], ['Address', addressOf(insured)], ...financer],
    },
    {
      heading: 'Financed policy',
      rows: [
        ['Policy', policyNumber],
        ['Product', PRODUCTS[terms.product].name],
        ...insurer,
        ['Policy period', `${from} to ${to}`],
      ],
    },
    ...agentSection(agent),
  ];
}

function costSection(accepted: Accepted): Section {
  const { currency, amountFinanced, downPayment, apr, installments, installmentAmount } = accepted;
  const money = (amount: number): string => formatMoney(amount, currency);
  const repaid = installments * installmentAmount;
  return {
    heading: 'Cost of the financing',
    rows: [
      ['Total premium, taxes and fees', money(amountFinanced + downPayment)],
      ['Down payment', money(downPayment)],
      ['Amount financed', money(amountFinanced)],
      ['Annual percentage rate', `${apr}%`],
      ['Finance charge', money(repaid - amountFinanced)],
      ['Total of installments', money(repaid)],
      ['Total with the down payment', money(downPayment + repaid)],
    ],
  };
}

/** An installment a month from the beginning of the policy on. */
function scheduleSection(accepted: Accepted, { terms }: Financed): Section {
  const { currency, installments, installmentAmount } = accepted;
  const amount = formatMoney(installmentAmount, currency);
  const rows = Array.from({ length: installments }, (_, index) => [
    String(index + 1),
    dateOf(addMonths(terms.effectiveDate, index + 1), currency),
    amount,
  ]);
  const total = ['Total', '', formatMoney(installments * installmentAmount, currency)];
  return {
    heading: 'Installments',
    table: { columns: ['Installment', 'Due date', 'Amount'], rows, total },
  };
}
