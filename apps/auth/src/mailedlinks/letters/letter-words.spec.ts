import fs from 'node:fs';
import type { CloudEvent } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import type { OutgoingMessages, Sending } from '@palisade/platform';
import { Letters, loadConfig } from '@palisade/platform';
import { programWordIn, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import { subjectOfNotice } from '../../domain/notices/notice-subject';
import type { EventLetter, LetterName } from '../../domain/letters/letter-draft';
import { letterOf } from '../../domain/letters/letter-rules';
import { brokerEvents } from './broker-events.fixture';
import { certificateEvents } from './certificate-events.fixture';
import { claimEvents } from './claim-events.fixture';
import { deskEvents } from './desk-events.fixture';
import {
  billEvents,
  endEvents,
  paymentEvents,
  policyEvents,
  quoteEvents,
} from './letter-events.fixture';
import { renewalEvents } from './renewal-events.fixture';
import { reportingOffer } from './reporting-events.fixture';

/** An amount of an event as the edition writes it. */
const AMOUNTS: Record<Region, (cents: number) => string> = {
  US: (cents) => written(cents, '$'),
  UK: (cents) => written(cents, '£'),
};
const written = (cents: number, sign: string): string =>
  `${sign}${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;

/** When the policy of the samples ends. */
const END = SAMPLE_TERMS.endDate;

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
const DAYS: Record<Region, (day: string) => string> = {
  US: (day) => `${monthOf(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  UK: (day) => `${Number(day.slice(8))} ${monthOf(day)} ${day.slice(0, 4)}`,
};
const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1];

type Case = [letter: LetterName, story: string, event: CloudEvent, subject: string, says: string[]];

/**
 * Each letter beside the fields of its event that the services' answers show likewise: what it is
 * about, and every line that names an amount, a day or a number.
 */
function casesOf(region: Region): Case[] {
  const [sum, on] = [AMOUNTS[region], DAYS[region]];
  const quote = quoteEvents(region);
  const policy = { ...policyEvents(region), ...endEvents(region), ...renewalEvents(region) };
  const money = { ...billEvents(region), ...paymentEvents(region) };
  const desk = deskEvents(region);
  const claim = claimEvents(region);
  const broker = brokerEvents(region);
  const certified = certificateEvents(region);
  const q = 'Q-26-0000001';
  const p = 'P-26-0000001';
  const of = `of ${SAMPLE_INSURED.name}`;
  const due = (amount: number) => [`Amount due: ${sum(amount)}`, `Due date: ${on('2026-07-31')}`];
  const ended = [
    'Reason: Non-payment of premium',
    `Cover ended: ${on('2026-07-20')}`,
    `Credit for the time that is not covered: ${sum(67_339)}. It is taken off what was still due.`,
  ];
  const endorsed = `An endorsement to policy ${p} ${of} is issued. It is in force from ${on('2026-07-01')}`;
  return [
    [
      'quoteDeclined',
      '',
      quote.declined,
      `Quote ${q} ${of}`,
      ['Reason: Poor Cyber Security Controls'],
    ],
    [
      'termsReleased',
      '',
      quote.released,
      `Terms released: quote ${q} ${of}`,
      [
        `It can be bound until ${on('2026-07-10')}.`,
        `Total with taxes and fees: ${sum(134_678)}`,
        'Backup report Signed application',
      ],
    ],
    [
      'quoteExpired',
      '',
      quote.expired,
      `Quote ${q} ${of} has expired`,
      ['recalculate it at the prices of today'],
    ],
    [
      'binderRescinded',
      '',
      quote.rescinded,
      `The binder ${of} is rescinded`,
      [`from quote ${q} is rescinded`, 'Reason: Bound by mistake'],
    ],
    [
      'issueRefused',
      '',
      policy.refused,
      `Policy ${p} ${of} cannot be issued`,
      ['This client has Prime 250 already.', 'Nothing is due for it.'],
    ],
    [
      'cancelRequested',
      '',
      policy.cancelAsked,
      `Asked to cancel policy ${p} ${of}`,
      ['Reason: Fraud or misrepresentation', `Asked for: ${on('2026-07-22')}`],
    ],
    [
      'paymentHeld',
      '',
      money.held,
      `Payment held: policy ${p} ${of}`,
      [
        `${sum(10_053)} was received on ${on('2026-07-06')} for policy ${p}`,
        'Reason: Another policy covers these days',
      ],
    ],
    [
      'statementFinalized',
      '',
      desk.finalized,
      `Commission statement ${of} up to ${on('2026-06-30')}`,
      [`Total: ${sum(20_061)}`],
    ],
    [
      'statementPaid',
      '',
      desk.paid,
      `Commission paid: ${SAMPLE_INSURED.name}`,
      [`We paid ${sum(20_062)} of commission`, on('2026-07-08'), 'To: First Harbor Bank'],
    ],
    [
      'agencyWaits',
      '',
      desk.waits,
      'Larkspur waits for its terms',
      ['is new and not appointed yet'],
    ],
    [
      'quoteReferred',
      '',
      quote.referred,
      `Referred to you: quote ${q} ${of}`,
      ['No multi factor authentication Revenue above the limit', `Needed by: ${on('2026-07-09')}`],
    ],
    ['quoteAssigned', '', quote.assigned, `Given to you: quote ${q} ${of}`, []],
    ['requestToBind', '', quote.toBind, `Request to bind: quote ${q} ${of}`, []],
    [
      'conditionsDue',
      '',
      quote.conditions,
      `Due on ${on('2026-07-02')}: what quote ${q} ${of}`,
      ['Backup report Signed application', `Due: ${on('2026-07-02')}`],
    ],
    [
      'binderExpired',
      '',
      policy.binderExpired,
      `Binder ${p} ${of}`,
      [`The binder ${p} ${of} ended on ${on('2026-03-05')}, and no policy was issued`],
    ],
    [
      'binderExtended',
      '',
      policy.binderExtended,
      `Binder ${p} ${of} is extended`,
      [
        `The binder ${p} ${of} stands again, until ${on('2026-04-05')} at the latest`,
        `Harborline sees to what is still missing, together with ${SAMPLE_INSURED.name}, before that day.`,
      ],
    ],
    [
      'policyIssued',
      '',
      policy.issued,
      `Policy ${p} ${of} is issued`,
      [
        `In force: ${on('2026-02-01')} to ${on('2027-02-01')}`,
        `Total with taxes and fees: ${sum(134_678)}`,
      ],
    ],
    [
      'endorsementDue',
      '',
      policy.dearer,
      `endorsement to policy ${p} ${of}`,
      [`${endorsed}.`, `Amount due: ${sum(5_067)}`],
    ],
    [
      'endorsementDue',
      'of a renewal that follows its expiring term',
      policy.followed,
      `endorsement to policy ${p} ${of}`,
      [
        `${endorsed}.`,
        'The policy renews policy P-25-0000003, which was changed: the renewal follows that change.',
        `Amount due: ${sum(5_069)}`,
      ],
    ],
    [
      'endorsementCredit',
      '',
      policy.cheaper,
      `Policy ${p} ${of} costs less`,
      [`${endorsed}.`, `Credit: ${sum(5_068)}`],
    ],
    [
      'policyEndorsed',
      '',
      policy.free,
      `Policy ${p} ${of} is changed`,
      [`${endorsed} and costs nothing.`],
    ],
    [
      'cancelNotice',
      '',
      policy.noticed,
      `policy ${p} ${of}`,
      [
        'Reason: Non-payment of premium',
        `Cover ends: ${on('2026-07-20')}`,
        `Amount due: ${sum(43_746)}. Once it is paid before that day, the policy stays in force.`,
        `The notice was mailed on ${on('2026-07-05')} to 1 Mill Road, Austin TX 78701. It runs for 15 days`,
      ],
    ],
    [
      'cancelStopped',
      '',
      policy.stopped,
      `Policy ${p} ${of} stays in force`,
      ['Reason: Fraud or misrepresentation'],
    ],
    [
      'policyCancelled',
      ' that was paid',
      policy.cancelled(0),
      `Policy ${p} ${of}`,
      [...ended, `Returned to whoever paid: ${sum(67_339)}`],
    ],
    [
      'policyCancelled',
      ' that was paid in part',
      policy.cancelled(60_000),
      `Policy ${p} ${of}`,
      [...ended, `Returned to whoever paid: ${sum(7_339)}`],
    ],
    [
      'policyCancelled',
      ' that was not paid',
      policy.cancelled(110_000),
      `Policy ${p} ${of}`,
      [...ended, `Still due after the credit: ${sum(42_661)}`],
    ],
    [
      'cancelledUnpaid',
      ' that was not paid',
      policy.cancelled(110_000, '2026-08-19'),
      `Policy ${p} ${of} is cancelled: how to have it back`,
      [
        ...ended,
        `pay ${sum(110_000)} in all, both before ${on('2026-08-19')}.`,
        `Still due where the policy stays cancelled: ${sum(42_661)}`,
      ],
    ],
    [
      'cancelledUnpaid',
      ' that was paid in part',
      policy.cancelled(60_000, '2026-08-19'),
      `Policy ${p} ${of}`,
      [
        ...ended,
        `Returned to whoever paid: ${sum(7_339)}`,
        `pay ${sum(67_339)} in all, both before ${on('2026-08-19')}.`,
      ],
    ],
    [
      'policyReinstated',
      ' that was paid before',
      policy.reinstated(67_340),
      `Policy ${p} ${of}`,
      [
        `It is in force from ${on('2026-07-21')}.`,
        `and ${sum(67_340)} that was paid before pays what is charged again.`,
      ],
    ],
    [
      'policyReinstated',
      '',
      policy.reinstated(),
      `Policy ${p} ${of}`,
      [
        `It is in force from ${on('2026-07-21')}.`,
        `The credit of the cancellation is taken back: ${sum(67_340)} is charged again.`,
      ],
    ],
    [
      'policyVoided',
      '',
      policy.voided,
      `Policy ${p} ${of} is void`,
      ['Reason: Issued in error', 'What was paid goes back to whoever paid it.'],
    ],
    [
      'reportingOffered',
      '',
      reportingOffer(region),
      `Policy ${p} ${of} has ended: time to report`,
      [
        `Cover ended on ${on('2026-06-20')}.`,
        `can be reported before ${on('2026-08-19')} without charge`,
        `12 months: ${sum(1_200_012)}`,
        `24 months: ${sum(2_400_024)}`,
        `36 months: ${sum(3_600_036)}`,
        `72 months: ${sum(7_200_072)}`,
        `until ${on('2026-08-20')}`,
      ],
    ],
    [
      'reportingBought',
      '',
      policy.extended,
      `Policy ${p} ${of}: 12 months to report`,
      [
        `before ${on('2026-07-03')} can be reported before ${on('2027-07-03')}`,
        `Amount due: ${sum(850_001)}`,
      ],
    ],
    [
      'renewalOpens',
      '',
      policy.opens,
      `Policy ${p} ${of} is open for renewal`,
      [`ends on ${on(END)} and can be renewed`, 'Days left: 120'],
    ],
    [
      'certificateChanged',
      '',
      certified('CHANGED', [
        { field: 'AGGREGATE_LIMIT', key: null, was: '$2', is: '$1' },
        { field: 'RETENTION', key: null, was: '$3', is: '$4' },
        { field: 'COVERAGE', key: 'PCI', was: '$5', is: '' },
        { field: 'ENDORSEMENT', key: 'BLANKET_AI', was: 'BLANKET_AI', is: '' },
      ]),
      `Certificate ${p}-C1 ${of}: the policy was changed`,
      [
        `the certificate ${p}-C1 for First Bank says of policy ${p}`,
        `is another from ${on('2026-07-01')} on.`,
        'Changed: aggregate limit: $2, now $1; ' +
          `${region === 'UK' ? 'excess' : 'retention'}: $3, now $4; ` +
          'PCI Fines and Penalties: $5, now none; Blanket Additional Insured: removed',
      ],
    ],
    [
      'certificateCancelled',
      '',
      certified('CANCELLED'),
      `Certificate ${p}-C1 ${of}: the policy is cancelled`,
      [`covers nothing from ${on('2026-07-01')} on.`],
    ],
    [
      'certificateRestored',
      '',
      certified('TRUE'),
      `Certificate ${p}-C1 ${of} is true again`,
      [`is true again from ${on('2026-07-01')} on.`],
    ],
    [
      'brokerReceived',
      '',
      broker.received,
      `Broker of record letter for policy ${p} ${of}`,
      [
        `${SAMPLE_INSURED.name} has named Lakeshore as its broker of record for policy ${p}.`,
        `Until ${on('2026-07-13')} it may bring a letter`,
        `Lakeshore serves the policy and its renewal from ${on('2026-07-14')} on.`,
      ],
    ],
    [
      'brokerRescinded',
      '',
      broker.rescinded,
      `taken back: policy ${p} ${of}`,
      ['Reason: The insured wrote again', 'Harborline goes on serving the policy.'],
    ],
    [
      'brokerLapsed',
      '',
      broker.lapsed,
      `No change of the broker of record: policy ${p} ${of}`,
      [`The letter that named Lakeshore as broker of record for policy ${p} ${of} changes nothing`],
    ],
    [
      'brokerChanged',
      '',
      broker.changed,
      `New broker of record for policy ${p} ${of}`,
      [
        `policy ${p} ${of} from ${on('2026-07-14')} on, and for its renewal.`,
        'Harborline keeps the commission of the current term.',
      ],
    ],
    [
      'renewalDue',
      '',
      policy.due,
      `Policy ${p} ${of} ends on ${on(END)}`,
      [`ends on ${on(END)}, and no renewal of it is issued yet.`, 'Days left: 30'],
    ],
    [
      'renewalOptedOut',
      '',
      policy.notRenewed('INSURED'),
      `Policy ${p} ${of} will not be renewed`,
      [`cover ends on ${on(END)}.`, 'Reason: Underwriting reasons'],
    ],
    [
      'nonRenewalNotice',
      '',
      policy.notRenewed('INSURER'),
      `policy ${p} ${of}`,
      [
        'Reason: Underwriting reasons',
        `Cover ends: ${on(END)}`,
        `The notice was mailed on ${on('2026-07-05')} to `,
      ],
    ],
    [
      'conditionalNotice',
      '',
      policy.conditional,
      `Notice of conditional renewal: ${q} ${of}`,
      [
        'The premium is higher. Less is covered.',
        `Expiring premium: ${sum(100_302)}`,
        `Renewal premium: ${sum(123_401)}`,
        `Total with taxes and fees: ${sum(134_678)}`,
        `Renewal begins: ${on(SAMPLE_TERMS.effectiveDate)}`,
        `The notice was mailed on ${on('2026-07-05')} to `,
      ],
    ],
    [
      'coverGoesOn',
      'of a policy that is not renewed',
      policy.goesOn('NON_RENEWAL'),
      `Policy ${p} ${of} goes on until ${on('2027-03-04')}`,
      [
        `from ${on('2027-02-03')} until ${on('2027-03-04')}`,
        `It ends on ${on('2027-03-04')}: the policy is not renewed.`,
        `Amount due for these days: ${sum(9_321)}`,
      ],
    ],
    [
      'coverGoesOn',
      'of other terms',
      policy.goesOn('OTHER_TERMS'),
      `Policy ${p} ${of} goes on until ${on('2027-03-04')}`,
      [
        `from ${on('2027-02-03')} until ${on('2027-03-04')}`,
        `The renewal that is offered begins on ${on('2027-03-04')}.`,
        `Amount due for these days: ${sum(9_321)}`,
      ],
    ],
    [
      'paymentReceived',
      '',
      money.paid,
      `Payment received: policy ${p} ${of}`,
      [`We received ${sum(10_051)} on ${on('2026-07-04')} for invoice I-26-7 of policy ${p}, `],
    ],
    [
      'paymentFailed',
      '',
      money.failed,
      `Payment failed: policy ${p} ${of}`,
      [`The payment of ${sum(10_051)} for invoice I-26-7 of policy ${p}, `, 'Reason: Declined'],
    ],
    [
      'paymentRefunded',
      '',
      money.refunded,
      `Refund: policy ${p} ${of}`,
      [`${sum(10_052)} of policy ${p}, `, 'Reason: Paid too much'],
    ],
    [
      'invoice',
      '',
      money.mailed,
      `Invoice I-26-7 ${of}`,
      ['Nora Vale asks you to take care of this invoice.', `Policy: ${p}, `, ...due(98_765)],
    ],
    ['payPremium', '', money.billed, `${of}: policy ${p}`, ['Invoice: I-26-7', ...due(105_002)]],
    [
      'paymentReminder',
      '',
      money.reminded,
      'Payment reminder: invoice I-26-7',
      ['Invoice I-26-7 is not paid yet.', `Policy: ${p}, `, ...due(98_765)],
    ],
    [
      'circumstanceReceived',
      '',
      claim.told,
      `Circumstance C-26-3 ${of}`,
      [`Ada Alder told us of a circumstance ${of} on ${on('2026-07-03')}.`],
    ],
    [
      'circumstanceEnded',
      '',
      claim.ended,
      `Circumstance C-26-3 ${of} has ended`,
      [
        `Circumstance C-26-3 ${of} ended on ${on('2026-08-01')} without becoming a claim.`,
        'The act of a state is not covered (4.2).',
      ],
    ],
    [
      'circumstanceReopened',
      '',
      claim.again,
      `Circumstance C-26-3 ${of} is kept again`,
      ['The act of a state is not covered (4.2).'],
    ],
    [
      'claimReceived',
      '',
      claim.claimed,
      `Claim C-26-3 ${of}`,
      [`We received claim C-26-3 ${of} on ${on('2026-07-03')}, reported by Ada Alder.`],
    ],
    [
      'claimRightsReserved',
      '',
      claim.rights,
      `Claim C-26-3 ${of}: we reserve our rights`,
      ['The act of a state is not covered (4.2).'],
    ],
    [
      'claimStatus',
      '',
      claim.status,
      `How claim C-26-3 ${of} stands`,
      ['The act of a state is not covered (4.2).'],
    ],
    [
      'claimReopened',
      '',
      claim.reopened,
      `Claim C-26-3 ${of} is open again`,
      [`We work on claim C-26-3 ${of} again.`],
    ],
    [
      'claimDenied',
      '',
      claim.denied,
      `Claim C-26-3 ${of} is not covered`,
      [`Decided on: ${on('2026-07-20')}`, 'The act of a state is not covered (4.2).'],
    ],
    [
      'claimClosed',
      '',
      claim.closed,
      `Claim C-26-3 ${of} is closed`,
      [`Claim C-26-3 ${of} is closed since ${on('2026-07-20')}.`],
    ],
    [
      'claimPaid',
      '',
      claim.paid,
      `Payment of claim C-26-3 ${of}`,
      [
        `We paid ${sum(350_050)} to Quill and Moor for claim C-26-3 ${of}.`,
        `Paid on: ${on('2026-07-20')}`,
      ],
    ],
  ];
}

const rows = fs
  .readFileSync('docs/letters.md', 'utf8')
  .split('\n## ')[1]
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

/** The letter of an event as it leaves, in the words of the edition. */
async function mailed(
  event: CloudEvent,
  region: Region,
): Promise<{ subject: string; text: string }> {
  const sent: { subject: string; text: string }[] = [];
  const outgoing = { mail: async (mail: (typeof sent)[number]) => void sent.push(mail) };
  const letters = new Letters(
    loadConfig({ NODE_ENV: 'test' }),
    outgoing as unknown as OutgoingMessages,
  );
  const known = { agencyBilled: false, agencyName: 'Harborline' };
  const { name, facts } = letterOf(event, known) as EventLetter;
  const about = { insured: SAMPLE_INSURED.name, number: subjectOfNotice(event).number };
  const whole = { name, to: 'ada@alder.example', greeted: 'Ada', facts: { ...facts, ...about } };
  await letters.mail({ ...whole, region }, {} as Sending);
  return sent[0];
}

/** Amounts, days and numbers of a text, as they stand in it. */
const figuresOf = (text: string): string[] =>
  [...text.matchAll(/[$£][\d,]+\.\d\d|\b[A-Z]-\d\d-\d+|\b\w+ \d+, \d{4}|\b\d+ \w+ \d{4}/g)]
    .map(([figure]) => figure)
    .sort();

describe.each<Region>(['US', 'UK'])('a letter of the edition %s', (region) => {
  it.each(casesOf(region))(
    '%s%s names what its event tells, and no other figure',
    async (name, _, event, subject, says) => {
      const letter = await mailed(event, region);
      expect(letterOf(event, { agencyBilled: false, agencyName: null })?.name).toBe(name);
      expect(letter.subject).toContain(subject);
      for (const line of says) expect(letter.text).toContain(line);
      const named = new Set(figuresOf([subject, ...says].join('\n')));
      expect(figuresOf(letter.text).filter((figure) => !named.has(figure))).toEqual([]);
      expect(programWordIn(`${letter.subject}\n${letter.text}`)).toBeUndefined();
    },
  );

  it('has a case for each row of docs/letters.md, of the event that stands there', () => {
    const tried = new Set(casesOf(region).map(([name, , { type }]) => `${name} ${type}`));
    expect([...tried].sort()).toEqual(rows.map(([, name, type]) => `${name} ${type}`).sort());
  });
});
