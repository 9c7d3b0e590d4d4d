import type { QuoteStatus } from '@palisade/contracts';
import type { HeldLicense } from './licenses';
import type { ObstacleFacts, ObstructedQuote, Step } from './obstacles';
import { checkStep, isObstructed, obstaclesOf, STEPS } from './obstacles';
import { QUOTE_TRANSITIONS } from './quote-status';
import type { Condition } from './subjectivities';

const FROM = '2026-06-15';
const license = (kind: HeldLicense['kind'], change: Partial<HeldLicense> = {}): HeldLicense => ({
  kind,
  state: 'LA',
  number: 'SL 1',
  email: kind === 'AGENT' ? 'Nora@Harborline.example' : null,
  expirationDate: FROM,
  signatureOnFile: true,
  deleted: false,
  ...change,
});
const LICENSES = [license('AGENCY'), license('AGENT'), license('SURPLUS')];
const others = (kind: HeldLicense['kind']) => LICENSES.filter((held) => held.kind !== kind);
const BROKER = {
  brokerFirstName: 'Sam',
  brokerLastName: 'Ortiz',
  brokerEmail: 's@b.example',
  licenseNumber: 'SL 1',
  state: 'LA',
  signatureOnFile: true,
  noticeAttestedAt: '2026-06-01T00:00:00Z',
};
const TERMS = {
  limit: 100_000_000,
  deductible: 2_500_000,
  attachment: null,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  techENOPercentage: null,
  isTriaExcluded: false,
  coverages: [],
};
const COVER = {
  product: 'P250_S' as const,
  policyNumber: 'P-26-0000007',
  policyId: 'policy',
  effectiveDate: '2026-01-01',
  endDate: '2027-01-01',
  limit: 100_000_000,
  attachment: null,
};
const quote = (change: Partial<ObstructedQuote> = {}): ObstructedQuote => ({
  kind: 'NEW',
  status: 'READY',
  product: 'P250_S',
  agencyId: 'agency',
  agentFirstName: 'Nora',
  agentLastName: 'Vale',
  agentEmail: 'nora@harborline.example',
  effectiveDate: FROM,
  endDate: '2027-06-15',
  endorsement: null,
  annualCharges: null,
  terms: TERMS,
  signature: null,
  attestation: null,
  tamOverride: null,
  ...change,
});
const AGENCY = { isAppointed: true, canIssue: true, levels: [] };
const facts = (change: Partial<ObstacleFacts> = {}): ObstacleFacts => ({
  state: 'LA',
  surplus: BROKER,
  licenses: LICENSES,
  agency: AGENCY,
  bound: [],
  quoted: [],
  subjectivities: [],
  appetite: [],
  carrierId: 'carrier',
  isProducerKnown: true,
  isVerified: true,
  unprinted: null,
  ...change,
});
const IN_MONTANA = {
  state: 'MT',
  surplus: { ...BROKER, state: 'MT' },
  licenses: LICENSES.map((held) => ({ ...held, state: 'MT' })),
};
const condition = (stage: Condition['stage'], state: Condition['state']): Condition => ({
  title: 'MFA',
  stage,
  state,
});
const ENDORSEMENT = { kind: 'ENDORSEMENT' } as const;

describe('what stands between a quote and its policy', () => {
  it('is nothing where all is there', () => {
    expect(obstaclesOf(quote(), facts())).toEqual([]);
  });

  it.each<[string, Step, Partial<ObstructedQuote>, Partial<ObstacleFacts>]>([
    ['COVER_OVERLAPS', 'send', {}, { bound: [COVER], quoted: [COVER] }],
    ['LETTER_NOT_PRINTED', 'send', {}, { unprinted: { field: 'Named insured', letter: 'א' } }],
    ['REF_NOT_FILED', 'bind', {}, { carrierId: null }],
    ['TAM_EXCEEDED', 'bind', { terms: { ...TERMS, limit: 1_000_000_001 } }, {}],
    ['AGENCY_NOT_APPOINTED', 'send', {}, { agency: { ...AGENCY, isAppointed: false } }],
    ['AGENCY_NOT_APPOINTED', 'send', { kind: 'RENEWAL' }, { agency: null }],
    ['LICENSE_MISSING', 'send', {}, { licenses: others('AGENCY') }],
    [
      'LICENSE_MISSING',
      'send',
      {},
      { licenses: [...others('AGENCY'), license('AGENCY', { state: 'TX' })] },
    ],
    ['LICENSE_MISSING', 'send', ENDORSEMENT, { licenses: others('AGENCY') }],
    // The licence of a colleague, or of the agency, is not the producer's.
    ['PRODUCER_LICENSE_MISSING', 'send', {}, { licenses: others('AGENT') }],
    ['PRODUCER_LICENSE_MISSING', 'send', { agentEmail: 'lee@harborline.example' }, {}],
    [
      'PRODUCER_LICENSE_MISSING',
      'send',
      {},
      { licenses: [...others('AGENT'), license('AGENT', { expirationDate: '2026-06-14' })] },
    ],
    [
      'PRODUCER_LICENSE_MISSING',
      'send',
      {},
      { licenses: [...others('AGENT'), license('AGENT', { deleted: true })] },
    ],
    // Who has no login yet is invited by what is sent.
    ['PRODUCER_LICENSE_MISSING', 'bind', {}, { licenses: others('AGENT'), isProducerKnown: false }],
    ['TERMS_NOT_RELEASED', 'send', { status: 'REFERRED' }, {}],
    ['SURPLUS_BROKER_MISSING', 'sign', {}, { surplus: null }],
    ['DILIGENT_EFFORT_MISSING', 'sign', {}, IN_MONTANA],
    ['SURPLUS_LICENSE_INVALID', 'sign', {}, { licenses: others('SURPLUS') }],
    [
      'SURPLUS_LICENSE_PENDING',
      'sign',
      {},
      { licenses: [...others('SURPLUS'), license('SURPLUS', { signatureOnFile: false })] },
    ],
    ['SURPLUS_NOTICE_MISSING', 'sign', {}, { surplus: { ...BROKER, noticeAttestedAt: null } }],
    ['ACCOUNT_NOT_VERIFIED', 'requestToBind', { product: 'P100' }, { isVerified: false }],
    ['SUBJECTIVITY_OPEN', 'bind', {}, { subjectivities: [condition('quote', 'open')] }],
    ['SUBJECTIVITY_OPEN', 'bind', {}, { subjectivities: [condition('bind', 'submitted')] }],
    ['SUBJECTIVITY_OPEN', 'bind', {}, { subjectivities: [condition('bind', 'expired')] }],
    ['ATTESTATION_MISSING', 'bind', { status: 'SIGNED', signature: {} }, {}],
    ['SUBJECTIVITY_OPEN', 'issue', {}, { subjectivities: [condition('issue', 'open')] }],
    [
      'SUBJECTIVITY_OPEN',
      'issue',
      { status: 'BOUND', signature: {} },
      { subjectivities: [condition('issue', 'open')] },
    ],
    ['APPLICATION_UNSIGNED', 'issue', { status: 'BOUND' }, {}],
    ['ISSUE_AUTHORITY_MISSING', 'issue', {}, { agency: { ...AGENCY, canIssue: false } }],
  ])('is %s, from %s on: %j %j', (code, step, change, known) => {
    const found = obstaclesOf(quote(change), facts(known));
    expect(found.map((obstacle) => [obstacle.code, obstacle.refusesFrom])).toEqual([[code, step]]);
    expect(found[0]?.clearedBy.length).toBeGreaterThan(0);
    const first = STEPS.indexOf(step);
    for (const [place, asked] of STEPS.entries()) {
      const act = (): void => checkStep(asked, found);
      const refusal = { status: 409, code, detail: found[0]?.detail };
      if (place < first) expect(act).not.toThrow();
      else expect(act).toThrow(expect.objectContaining(refusal));
    }
  });

  it.each([
    ['DEC_CLASS', 'decline', 'This industry is not insured.'],
    ['REF_REVENUE', 'block', 'The revenue is above what the product is for.'],
    ['REF_NOT_FILED', 'block', 'P250 is not filed in LA.'],
  ] as const)('is %s, which the request is turned down by, once', (rule, level, reason) => {
    const known = facts({ appetite: [{ rule, level, reason }], carrierId: null });
    const of = (status: QuoteStatus) =>
      obstaclesOf(quote({ status }), known).filter(({ code }) => code === rule);
    const row = { detail: reason, refusesFrom: 'request', clearedBy: ['AGENCY'] };
    expect(of('DRAFT')).toEqual([expect.objectContaining(row)]);
    expect(isObstructed('request', of('DRAFT'))).toBe(true);
    expect(of('READY').map(({ refusesFrom }) => refusesFrom)).not.toContain('request');
  });

  it.each<[string, Partial<ObstructedQuote>, Partial<ObstacleFacts>]>([
    [
      'what an underwriter looks at',
      { status: 'DRAFT' },
      { appetite: [{ rule: 'REF_CLASS', level: 'refer', reason: 'Looked at.' }] },
    ],
    [
      'cover of other dates',
      { effectiveDate: '2027-01-01', endDate: '2028-01-01' },
      { bound: [COVER], licenses: LICENSES.map((held) => ({ ...held, expirationDate: null })) },
    ],
    [
      'a renewal, which begins where its policy ends',
      { kind: 'RENEWAL', effectiveDate: '2027-01-01', endDate: '2028-01-01' },
      { bound: [COVER], licenses: LICENSES.map((held) => ({ ...held, expirationDate: null })) },
    ],
    ['an endorsement of who is not appointed any more', ENDORSEMENT, { agency: null }],
    ['a direct request', { agencyId: null }, { agency: null, licenses: others('AGENCY') }],
    ['the United Kingdom', { product: 'P_ONE' }, { licenses: [], state: null, surplus: null }],
    [
      'what is met',
      {},
      { subjectivities: [condition('bind', 'cleared'), condition('issue', 'waived')] },
    ],
    ['what comes after', {}, { subjectivities: [condition('postBind', 'open')] }],
    ['what was attested', { status: 'SIGNED', signature: {}, attestation: {} }, {}],
    ['a closed quote', { status: 'LOST' }, { licenses: [], bound: [COVER] }],
    ['a bound quote, whose licence ended', { status: 'BOUND', signature: {} }, { licenses: [] }],
    ['an account of which nobody said whether', { product: 'P100' }, { isVerified: null }],
  ])('is nothing for %s', (_, change, known) => {
    expect(obstaclesOf(quote(change), facts(known))).toEqual([]);
  });

  it('names the policy that is endorsed instead of a second one', () => {
    const [overlap] = obstaclesOf(quote(), facts({ bound: [COVER] }));
    expect(overlap).toMatchObject({ policyId: 'policy', clearedBy: ['AGENCY'] });
  });

  it('is a gap below a layer: from the request on, or from the bind while it is only quoted', () => {
    const layer = { product: 'P_PLUS' as const, terms: { ...TERMS, attachment: 100_000_000 } };
    const stepOf = (known: Partial<ObstacleFacts>) =>
      obstaclesOf(quote(layer), facts({ surplus: null, ...known })).map(
        (obstacle) => [obstacle.code, obstacle.refusesFrom] as const,
      );
    const below = { ...COVER, product: 'P250' as const };
    expect(stepOf({})).toContainEqual(['UNDERLYING_MISSING', 'request']);
    expect(stepOf({ quoted: [below] })).toContainEqual(['UNDERLYING_MISSING', 'bind']);
    expect(stepOf({ quoted: [below], bound: [below] }).join()).not.toContain('UNDERLYING');
  });

  it('is no licence of a producer where a policy is changed', () => {
    const change = quote({ ...ENDORSEMENT, agentEmail: 'left@harborline.example' });
    const codes = obstaclesOf(change, facts({})).map(({ code }) => code);
    expect(codes).not.toContain('PRODUCER_LICENSE_MISSING');
  });

  it('is listed by the step that it refuses first, and withholds the actions from there on', () => {
    const found = obstaclesOf(
      quote(),
      facts({
        bound: [COVER],
        licenses: others('AGENT'),
        subjectivities: [condition('bind', 'open')],
      }),
    );
    expect(found.map(({ code }) => code)).toEqual([
      'COVER_OVERLAPS',
      'PRODUCER_LICENSE_MISSING',
      'SUBJECTIVITY_OPEN',
    ]);
    const actions = Object.keys(QUOTE_TRANSITIONS) as (keyof typeof QUOTE_TRANSITIONS)[];
    const withheld = (obstacles: typeof found) =>
      actions.filter((action) => isObstructed(action, obstacles)).sort();
    expect(withheld(found)).toEqual(['bind', 'requestToBind', 'sendRetail', 'sendSignRequest']);
    expect(withheld(found.slice(2))).toEqual(['bind']);
    // Whoever sends names the broker with it.
    expect(withheld(obstaclesOf(quote(), facts({ surplus: null })))).toEqual([]);
  });

  it('is looked for in every status before the policy, and in none after it', () => {
    const statuses = [
      ...new Set(Object.values(QUOTE_TRANSITIONS).flatMap(({ from }) => [...from])),
    ];
    const hindered = statuses.filter(
      (status: QuoteStatus) =>
        obstaclesOf(quote({ status, signature: {} }), facts({ licenses: [] })).length,
    );
    expect(hindered.sort().join(' ')).toBe(
      'ACTIVE DRAFT INDICATION IN_REVIEW READY REFERRED REQUESTED SIGNED TEMPORARY',
    );
  });
});
