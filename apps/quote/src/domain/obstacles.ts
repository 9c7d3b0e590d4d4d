import type { QuoteStatus } from '@palisade/contracts';
import type { FieldError, Unprinted } from '@palisade/kernel';
import { DomainError, letterNotPrinted } from '@palisade/kernel';
import {
  authorityRefusal,
  PRODUCTS,
  unattestedRefusal,
  unsignedRefusal,
  WHOLESALE_PRODUCTS,
} from '@palisade/trade';
import type { AgencyTerms } from './agency-terms';
import { appointmentProblem } from './agency-terms';
import { appetiteProblems } from './appetite';
import type { CoveredQuote, Underlying } from './cover';
import { gapProblem, overlappedBy, overlapProblem } from './cover';
import { effortProblem } from './diligent-effort';
import type { SignableEndorsement } from './endorsement-signature';
import { signatureProblem } from './endorsement-signature';
import type { LicensedSale } from './licenses';
import { firmLicenseProblem, producerLicenseProblem } from './licenses';
import { notFiled } from './paper';
import type { RatingFlag } from './quote-rating';
import type { QuoteAction } from './quote-status';
import type { Condition } from './subjectivities';
import { bindConditionsProblem, issueConditionsProblem } from './subjectivities';
import type { SurplusFacts } from './surplus-broker';
import { brokerProblem, noticeProblem } from './surplus-broker';
import type { LimitedQuote } from './tam';
import { tamProblem } from './tam';

/** The steps from a quote to its policy, in their order. */
export const STEPS = ['request', 'send', 'sign', 'requestToBind', 'bind', 'issue'] as const;
/** Who can clear what stands between a quote and its policy. */
export const CLEARERS = [
  'AGENCY',
  'POLICYHOLDER',
  'SURPLUS_BROKER',
  'UNDERWRITER',
  'STAFF',
] as const;

export type Step = (typeof STEPS)[number];
export type Clearer = (typeof CLEARERS)[number];

/** What stands between a quote and its policy: one sentence at every door. */
export interface Obstacle {
  code: Uppercase<string>;
  detail: string;
  errors: readonly FieldError[];
  /** The first step that refuses because of it; the later ones do too. */
  refusesFrom: Step;
  clearedBy: readonly Clearer[];
  /** The policy that is endorsed instead of a second one; null elsewhere. */
  policyId: string | null;
}

/** A quote as far as this list reads it. */
export type ObstructedQuote = CoveredQuote &
  SignableEndorsement &
  LimitedQuote &
  Omit<LicensedSale, 'state'> & {
    status: QuoteStatus;
    agencyId: string | null;
    /** Who attested the application for the named insured; null while nobody did. */
    attestation: object | null;
  };

/** What is known beside the quote. */
export interface ObstacleFacts extends Omit<SurplusFacts, 'effectiveDate'> {
  /** What was agreed with the agency; null while it is not known. */
  agency: (AgencyTerms & { canIssue: boolean }) | null;
  /** Cover of the account that stands, beside this quote. */
  bound: readonly Underlying[];
  /** The same with what is open, below which a layer may be quoted. */
  quoted: readonly Underlying[];
  subjectivities: readonly Condition[];
  /** What the rater says of what is not requested yet; nothing where it was not asked. */
  appetite: readonly RatingFlag[];
  /** Who writes it; null while nobody does. */
  carrierId: string | null;
  /** Whether the producer has a login; who has none is invited by the quote that is sent. */
  isProducerKnown: boolean;
  /** Whether the agency has verified the account; null where it was never told. */
  isVerified: boolean | null;
  /** A letter of what its papers say of the insured that cannot be printed; null where all can. */
  unprinted: Unprinted | null;
}

const NOT_BOUND: readonly QuoteStatus[] = [
  ...(['TEMPORARY', 'DRAFT', 'REQUESTED', 'ACTIVE', 'READY', 'INDICATION'] as const),
  ...(['REFERRED', 'IN_REVIEW', 'SIGNED'] as const),
];

const BEFORE_REQUEST: readonly QuoteStatus[] = ['TEMPORARY', 'DRAFT'];

/** Whether a quote of this status is still on its way to a policy. */
export const isOnItsWay = (status: QuoteStatus): boolean =>
  status === 'BOUND' || NOT_BOUND.includes(status);

/** Everything that stands between a quote and its policy (domain §5.1.1), in the order of the steps. */
export function obstaclesOf(quote: ObstructedQuote, facts: ObstacleFacts): Obstacle[] {
  const rows = NOT_BOUND.includes(quote.status)
    ? [...ofTheRisk(quote, facts), ...ofTheSeller(quote, facts), ...ofBinding(quote, facts)]
    : [];
  const issuing = isOnItsWay(quote.status) ? ofIssuing(quote, facts) : [];
  return [...rows, ...issuing].flatMap((row) => row ?? []).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Throws 409 with the first of them that refuses a step. */
export function checkStep(step: Step, obstacles: readonly Obstacle[]): void {
  const first = obstacles.find((obstacle) => refuses(obstacle, step));
  if (first) throw new DomainError(first.code, first.detail, 409, first.errors);
}

/** The actions that a quote is not offered while something stands against them. */
const STEP_OF: Partial<Record<QuoteAction, Step>> = {
  request: 'request',
  sendRetail: 'send',
  sendSignRequest: 'sign',
  requestToBind: 'requestToBind',
  bind: 'bind',
};
/** Whoever takes the step names the broker and the effort with it, and attests there and then. */
const GIVEN_WITH_THE_STEP: readonly string[] = [
  'SURPLUS_BROKER_MISSING',
  'SURPLUS_LICENSE_INVALID',
  'DILIGENT_EFFORT_MISSING',
  'SURPLUS_NOTICE_MISSING',
];

/** Whether an action would be refused whatever is given with it. */
export function isObstructed(action: QuoteAction, obstacles: readonly Obstacle[]): boolean {
  const step = STEP_OF[action];
  return (
    step !== undefined &&
    obstacles.some(
      (obstacle) => refuses(obstacle, step) && !GIVEN_WITH_THE_STEP.includes(obstacle.code),
    )
  );
}

type Row = Obstacle | null;

const ofTheRisk = (quote: ObstructedQuote, facts: ObstacleFacts): Row[] => {
  const { bound, quoted, carrierId, state, unprinted, appetite } = facts;
  const overlap = overlappedBy(quote, bound);
  const unwanted = isBeforeRequest(quote) ? appetiteProblems(appetite) : [];
  const isUnpapered =
    carrierId === null && quote.kind !== 'ENDORSEMENT' && !unwanted.some(isNotFiled);
  const gap = gapProblem(quote, quoted);
  return [
    ...unwanted.map((problem) => row(problem, 'request', ['AGENCY'])),
    row(unprinted && letterNotPrinted(unprinted), 'send', ['AGENCY', 'STAFF']),
    // A price is compared with what there is, and no more: it may be a rewrite.
    row(overlapProblem(quote, bound), 'send', ['AGENCY'], overlap?.policyId),
    // The rater refuses the request itself by the same rule; paper may go out of force since.
    row(isUnpapered ? notFiled({ ...quote, state }) : null, 'bind', ['AGENCY', 'STAFF']),
    row(gap, 'request', ['AGENCY']),
    gap ? null : row(gapProblem(quote, bound), 'bind', ['AGENCY']),
    row(tamProblem(quote, bound), 'bind', ['UNDERWRITER']),
  ];
};

/** Once requested, it is turned down by the same rules, or an underwriter has taken it all the same. */
export const isBeforeRequest = ({ status }: Pick<ObstructedQuote, 'status'>): boolean =>
  BEFORE_REQUEST.includes(status);

const isNotFiled = ({ code }: DomainError): boolean => code === 'REF_NOT_FILED';

function ofTheSeller(quote: ObstructedQuote, facts: ObstacleFacts): Row[] {
  const { state, licenses, agency } = facts;
  if (quote.agencyId === null) return [];
  const sale = { ...quote, state };
  return [
    // What is bound already is served on by an agency that is no longer appointed.
    quote.kind === 'ENDORSEMENT' ? null : row(appointmentProblem(agency), 'send', ['STAFF']),
    row(firmLicenseProblem(sale, licenses), 'send', ['AGENCY', 'STAFF']),
    // A policy is changed also when the producer who sold it has left.
    quote.kind === 'ENDORSEMENT'
      ? null
      : row(producerLicenseProblem(sale, licenses), facts.isProducerKnown ? 'send' : 'bind', [
          'AGENCY',
          'STAFF',
        ]),
  ];
}

function ofBinding(quote: ObstructedQuote, facts: ObstacleFacts): Row[] {
  const { effectiveDate, product, kind } = quote;
  const isSurplus = PRODUCTS[product].market === 'SURPLUS';
  const surplus = { ...facts, effectiveDate };
  return [
    row(termsProblem(quote), 'send', ['UNDERWRITER']),
    isSurplus ? row(brokerProblem(surplus), 'sign', ['AGENCY', 'SURPLUS_BROKER', 'STAFF']) : null,
    isSurplus ? row(effortProblem({ ...facts, kind }), 'sign', ['AGENCY', 'STAFF']) : null,
    isSurplus ? row(noticeProblem(surplus), 'sign', ['SURPLUS_BROKER']) : null,
    row(verificationProblem(quote, facts), 'requestToBind', ['AGENCY']),
    row(bindConditionsProblem(facts.subjectivities), 'bind', ['AGENCY', 'POLICYHOLDER']),
    row(signatureProblem(quote), 'bind', ['POLICYHOLDER']),
    row(attestationProblem(quote), 'bind', ['POLICYHOLDER']),
  ];
}

const ofIssuing = (quote: ObstructedQuote, facts: ObstacleFacts): Row[] => [
  row(unsignedProblem(quote), 'issue', ['POLICYHOLDER']),
  row(issueConditionsProblem(facts.subjectivities), 'issue', ['AGENCY', 'POLICYHOLDER']),
  quote.agencyId === null ? null : row(authorityProblem(facts.agency), 'issue', ['STAFF']),
];

function termsProblem({ status }: ObstructedQuote): DomainError | null {
  if (status !== 'REFERRED' && status !== 'IN_REVIEW') return null;
  return new DomainError('TERMS_NOT_RELEASED', 'An underwriter has to release the terms.', 409);
}

/** Whoever signs a quote attests what its application says; one that is bound unsigned signs later. */
function attestationProblem({ kind, status, attestation }: ObstructedQuote): DomainError | null {
  if (kind === 'ENDORSEMENT' || status !== 'SIGNED' || attestation !== null) return null;
  return unattestedRefusal();
}

function verificationProblem(
  { product }: ObstructedQuote,
  { isVerified }: ObstacleFacts,
): DomainError | null {
  if (isVerified !== false || !WHOLESALE_PRODUCTS.includes(product)) return null;
  const detail = 'The agency has to verify the details of the account first.';
  return new DomainError('ACCOUNT_NOT_VERIFIED', detail, 409);
}

/** What is bound unsigned is signed before it is issued; until then signing is a step, no obstacle. */
const unsignedProblem = ({ kind, status, signature }: ObstructedQuote): DomainError | null =>
  kind !== 'ENDORSEMENT' && status === 'BOUND' && signature === null ? unsignedRefusal() : null;

const authorityProblem = (agency: ObstacleFacts['agency']): DomainError | null =>
  !agency || agency.canIssue ? null : authorityRefusal();

const row = (
  problem: DomainError | null,
  refusesFrom: Step,
  clearedBy: readonly Clearer[],
  policyId: string | null = null,
): Row =>
  problem && {
    code: problem.code,
    detail: problem.detail,
    errors: problem.errors,
    refusesFrom,
    clearedBy,
    policyId,
  };

const placeOf = ({ refusesFrom }: Obstacle): number => STEPS.indexOf(refusesFrom);

const refuses = ({ refusesFrom }: Obstacle, step: Step): boolean =>
  STEPS.indexOf(refusesFrom) <= STEPS.indexOf(step);
