import { until } from './caller.mjs';
import { money } from './money.mjs';

const LOCALES = { USD: 'en-US', GBP: 'en-GB' };
const PAGE = 100;

/**
 * What the services answer of a walk stands in the letters to its policyholder likewise: every
 * amount, day and number.
 * @param {import('./walk.mjs').Walk} walk
 */
export async function readLetters(walk) {
  const said = [
    ...(await ofMoney(walk)),
    ...(await ofPolicy(walk)),
    await ofClaim(walk),
    ofCertificate(walk),
  ];
  for (const [subject, ...lines] of said) {
    await until(`the letter "${subject}" with ${lines.join(' and ')}`, async () =>
      (await lettersOf(walk, subject)).some(({ text }) =>
        lines.every((line) => text.includes(line)),
      ),
    );
  }
  walk.say(`             ${said.length} letters say what the services answer`);
}

/** The letters to the policyholder whose subject begins so, as one line each. */
async function lettersOf({ url, holder }, subject) {
  const mails = await (await fetch(`${url}/dev/mailbox/mails`)).json();
  return mails.filter((mail) => mail.to === holder.customerEmail && mail.subject === subject);
}

/** Who was told that the certificate of the walk is of no more use. */
function ofCertificate(walk) {
  const { about } = wordsOf(walk);
  return [
    `Certificate ${about.number}-C1 of ${about.insured}: the policy is cancelled`,
    `certificate ${about.number}-C1 for Landlord Holdings`,
  ];
}

/** The first bill, and each payment that came in or went back. */
async function ofMoney(walk) {
  const { admin, policyId } = walk;
  const read = async (filter) => {
    const path = `/api/billing/v1/search?policyId=${policyId}&size=${PAGE}&filter=${filter}`;
    return (await admin.get(path)).content;
  };
  const [invoices, payments] = await Promise.all([read('invoices'), read('transactions')]);
  const { id } = invoices.find(({ kind }) => kind === 'NEW');
  // What was asked for first; later credits are taken off what is due.
  const first = await admin.get(`/api/billing/v1/invoices/${id}`);
  const { amount, day, about } = wordsOf(walk);
  return [
    [
      `Pay the premium of ${about.insured}: policy ${about.number}`,
      `Invoice: ${first.invoiceNumber}`,
      `Amount due: ${amount(first.amountIssued)}`,
      `Due date: ${day(first.dueDate)}`,
    ],
    ...payments
      .filter(({ status, amountPaid }) => status === 'Paid' && amountPaid > 0)
      .map((paid) => [
        `Payment received: policy ${about.number} of ${about.insured}`,
        `${amount(paid.amountPaid)} on ${day(paid.paymentDate)} for invoice ${paid.invoiceNumber}`,
      ]),
    ...payments
      .filter(({ amountPaid }) => amountPaid < 0)
      .map(({ amountPaid }) => [
        `Refund: policy ${about.number} of ${about.insured}`,
        `${amount(-amountPaid)} of policy ${about.number}`,
      ]),
  ];
}

/** The issue, each endorsement and the cancellation. */
async function ofPolicy(walk) {
  const { admin, policyId } = walk;
  const policy = await admin.get(`/api/policy/v1/${policyId}`);
  const path = `/api/policy/v1/${policyId}/transactions?size=${PAGE}`;
  const { content } = await admin.get(path);
  const { amount, day, about } = wordsOf(walk);
  const named = `${about.number} of ${about.insured}`;
  const tell = {
    NEW: ({ amountDue }) => [
      `Policy ${named} is issued`,
      `In force: ${day(policy.effectiveDate)} to ${day(policy.endDate)}`,
      `Total with taxes and fees: ${amount(amountDue)}`,
    ],
    ENDORSEMENT: ({ amountDue, effectiveDate }) => [
      endorsedSubject(amountDue, named),
      `It is in force from ${day(effectiveDate)}`,
      ...(amountDue ? [amount(Math.abs(amountDue))] : ['costs nothing']),
    ],
    CANCEL: ({ amountDue, effectiveDate }) => [
      `Policy ${named} is cancelled`,
      `Cover ended: ${day(effectiveDate)}`,
      `Credit for the time that is not covered: ${amount(-amountDue)}.`,
    ],
  };
  return actsOf(content).map((act) => tell[act.type](act));
}

/** What was done at once is one act: what it reversed and laid again is told in sum. */
function actsOf(changes) {
  return [...new Set(changes.map(({ created }) => created))].map((created) => {
    const lines = changes.filter((change) => change.created === created);
    const laid = lines.find(({ type }) => type !== 'REVERSAL');
    const cents = lines.reduce((sum, { amountDue }) => sum + Math.round(amountDue * 100), 0);
    return { ...laid, amountDue: cents / 100 };
  });
}

function endorsedSubject(amountDue, named) {
  if (amountDue > 0) return `Pay the endorsement to policy ${named}`;
  return `Policy ${named} ${amountDue < 0 ? 'costs less' : 'is changed'}`;
}

async function ofClaim(walk) {
  const { admin, policyId } = walk;
  const { content } = await admin.get(`/api/claims/v1/search?policyId=${policyId}`);
  const [{ claimId }] = content;
  const claim = await admin.get(`/api/claims/v1/${claimId}`);
  const { day, about } = wordsOf(walk);
  return [
    `Claim ${claim.claimNumber} of ${about.insured} is received`,
    `on ${day(claim.reportedDate)}, reported by ${claim.name}`,
  ];
}

/** Amounts and days as the edition of a walk writes them, and what its letters are about. */
function wordsOf({ currency, policyNumber, account }) {
  const format = new Intl.DateTimeFormat(LOCALES[currency], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    amount: (sum) => money(sum, currency),
    day: (date) => format.format(new Date(date)),
    about: { number: policyNumber, insured: account.name },
  };
}
