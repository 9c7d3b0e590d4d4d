import fs from 'node:fs';
import path from 'node:path';
import { TWO_PERSON_ACTS } from '@palisade/kernel';

/**
 * What is named as if it were approved, and is decided by one person all the same; each with the reason.
 * Design §10.1 names the acts of two persons.
 */
const BY_ONE: Readonly<Record<string, string>> = {
  'policy approveCancellation': 'a cancellation that was asked for; its return needs none (§10.1)',
  'policy releaseNotice': 'a notice of §5.13.29 that one person held; it goes out as it would have',
  'quote releaseTerms': 'approve is another word for the release of terms, by the authority of one',
  'billing recordFunding': 'money comes in',
  'billing payPlanOff': 'money comes in',
  'billing payOff': 'money comes in',
  'billing payAgencyBill': 'money comes in',
  'billing payForAccount': 'money comes in',
  'billing removePaymentMethod': 'no money moves',
  'billing refundUnappliedCash': 'asks for a refund; unapplied-cash.approve is its second person',
  'billing refund': 'is asked for, and approved where unapplied-cash.approve is needed',
  'billing void': 'a transaction that never was; no money moves',
  'commissions payStatements':
    'asks for a payment; commission.approve-payment is its second person',
  'commissions pay': 'the statement of a payment that was approved where that is needed',
  'commissions rejectCommissionPayment': 'says no',
  'account release': 'a submission follows the quote that was released for it',
  'policy askVoid': 'asks for a void; policy.void is its second person',
  'claims requestClaimPayment':
    'asks for a payment; claim.approvePayment is its second person where authority ends',
  'claims moveClaimPayment': 'a payment that was approved where that is needed',
  'claims withdrawReserveChange': 'takes back what was asked for',
  'policy askVoidCancel': 'asks for a void; policy.voidCancel is its second person',
  'quote void': 'a quote follows its policy',
};

/** What sounds like the second of two steps, or like money that goes out. */
const APPROVING =
  /^(approve|activate|countersign|authori[sz]e|decide|release|pay|refund|void|reserve|waive|writeOff)/;

interface Route {
  service: string;
  file: string;
  /** The verb and all its addresses. */
  head: string;
  handler: string;
  act: string | null;
}

const SERVICES = fs.readdirSync('apps').filter((name) => fs.existsSync(`apps/${name}/src/main.ts`));

function sourcesOf(service: string): { file: string; text: string }[] {
  const root = `apps/${service}/src`;
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(spec|metadata|fixture)\.ts$/.test(file))
    .map((file) => path.join(root, file))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
}

const SOURCES = SERVICES.flatMap((service) =>
  sourcesOf(service).map((source) => ({ service, ...source })),
);

/** The writes of all controllers, each with the act of two persons that it does. */
const ROUTES: Route[] = SOURCES.filter(({ file }) => file.endsWith('.controller.ts')).flatMap(
  ({ service, file, text }) =>
    text
      .split(/(?=@(?:Post|Put|Patch|Delete)\()/)
      .slice(1)
      .map((part) => {
        const [decorators = ''] = part.split(/\n {2}(?:async )?\w+\(/);
        const [head = ''] = part.split(')');
        const handler = /\n {2}(?:async )?(\w+)\(/.exec(part)?.[1] ?? '';
        const act = /@Approves\('([^']+)'\)/.exec(decorators)?.[1] ?? null;
        return { service, file, head, handler, act };
      }),
);

const wordsOf = (head: string): string[] => head.split(/[^\w-]+/);

describe('an act of two persons', () => {
  it('has one route, and one call of the rule', () => {
    const acts = Object.keys(TWO_PERSON_ACTS).sort();
    expect(ROUTES.flatMap(({ act }) => act ?? []).sort()).toEqual(acts);
    const calls = SOURCES.flatMap(({ text }) =>
      [...text.matchAll(/askSecondPerson\(\s*tx,\s*'([^']+)'/g)].map(([, act]) => act),
    );
    expect(calls.sort()).toEqual(acts);
  });

  it('is recorded under its name', () => {
    const all = SOURCES.map(({ text }) => text).join('\n');
    const unrecorded = Object.keys(TWO_PERSON_ACTS).filter((act) => {
      const [noun = '', verb = ''] = act.split('.');
      return !(all.includes(`\`${noun}.\${`) && all.includes(`'${verb}'`));
    });
    expect(unrecorded).toEqual([]);
  });

  it('is every route that is named as if it approved something', () => {
    const approving = ROUTES.filter(({ head, handler }) =>
      [handler, ...wordsOf(head)].some((one) => APPROVING.test(one)),
    );
    const forgotten = approving.filter(
      ({ service, handler, act }) => act === null && !BY_ONE[`${service} ${handler}`],
    );
    expect(forgotten).toEqual([]);
    expect(approving.length).toBeGreaterThanOrEqual(Object.keys(TWO_PERSON_ACTS).length);
  });

  it('is every step of a lifecycle that approves or activates', () => {
    const steps = SOURCES.filter(({ file }) => file.includes('/domain/')).flatMap(
      ({ service, text }) =>
        [...text.matchAll(/^ {2}(\w+): (?:\{ from: \[|row\()/gm)].map(([, step = '']) => ({
          service,
          step,
        })),
    );
    const verbs = Object.keys(TWO_PERSON_ACTS).map((act) => act.split('.')[1] ?? '');
    const forgotten = steps.filter(
      ({ service, step }) =>
        APPROVING.test(step) &&
        !verbs.some((verb) => verb === step || verb.startsWith(`${step}-`)) &&
        !BY_ONE[`${service} ${step}`],
    );
    expect(forgotten).toEqual([]);
  });

  it('asks nobody in its own words who the second person is', () => {
    const own = SOURCES.filter(({ text }) =>
      /SECOND_PERSON_NEEDED|secondPersonNeeded\(/.test(text),
    );
    expect(own.map(({ file }) => file)).toEqual([]);
  });
});
