import { byKey, minorUnitsOf } from '@palisade/kernel';
import type { SurplusTaxRow } from '@palisade/trade';
import { BROKER_FEE_MAX, surplusTaxOn } from '@palisade/trade';
import type { BookShelf } from '../books/book-shelf';
import type { Plan } from '../plan';
import { policyStart } from '../policy-term';
import type { RatableRisk } from '../rate';
import type { BypassRights } from './bypass';
import { Bypass } from './bypass';
import type { ChosenCoverages } from './chosen-coverages';
import { chosenCoverages } from './chosen-coverages';
import type { ChosenTerms } from './chosen-terms';
import { chosenTerms } from './chosen-terms';
import { withCoverages } from './coverage-choices';
import type { Fields } from './fields';
import type { InsuredRisk } from './insured-risk';
import { insuredRisk } from './insured-risk';
import type { ChosenIrpm } from './irpm';
import { chosenIrpm } from './irpm';
import type { Coercion, RatingInput } from './rating-input';
import { codeOf, hazardFor, LAST_DATE, planFor, refusal, REVENUE, stateOf } from './read-plan';
import { productRequested } from './surplus-product';
import { translated } from './translate-body';

// Of a broker: the fee and an additional one, each at most 10,000 (Spec 3 §9).
const FEES_MAX = { brokerFee: 2 * BROKER_FEE_MAX, mgaFee: 1_000_000_000 };
const REQUIRED = ['industryCode', 'effectiveDate', 'revenue', 'aggregateLimit', 'retention'];

/** What is known of the call beyond its body. */
export interface ReadContext extends BypassRights {
  /** The product of the address, when it names one. */
  readonly product?: string;
  /** The books to rate by. */
  readonly books: BookShelf;
}

/**
 * Reads a risk in either form: 400 with every field that does not hold. What the rules mend is
 * mended, and told as a coercion.
 */
export function readInput(body: unknown, context: ReadContext): RatableRisk {
  const { product: asked, books } = context;
  const coercions: Coercion[] = [];
  const bypass = new Bypass(context);
  const plain = translated(body);
  for (const name of REQUIRED) plain.require(name);
  const product = productRequested(plain, asked, coercions);
  const term = termOf(plain);
  const state = product ? stateOf(plain, product) : null;
  const plan = product && planFor(plain, product, state, { books, date: term?.effectiveDate });
  const fields = plan ? withCoverages(plain, plan) : plain;
  const facts = factsOf(fields);
  const hazard = plan && hazardFor(fields, plan, facts.industryCode);
  const chosen = plan && chosenOf(fields, plan, { term, coercions, bypass });
  if (fields.errors.length || !plan || !hazard || !chosen || !term) throw refusal(fields);
  const input = inputOf(state, { plan, term, facts }, chosen);
  const surplusTax = taxOf(plan, input);
  return { input, plan, hazard, surplusTax, coercions, bypassed: bypass.used };
}

/** The row that taxes a surplus lines risk of a state from its first day. */
const taxOf = ({ market }: Plan, { state, effectiveDate }: RatingInput): SurplusTaxRow | null =>
  (market === 'SURPLUS' && state !== null && surplusTaxOn(state, effectiveDate)) || null;

type Term = Pick<RatingInput, 'effectiveDate' | 'endDate'>;
type Fee = 'brokerFee' | 'mgaFee';
type Facts = Pick<RatingInput, 'industryCode' | 'revenue' | 'isTriaExcluded' | Fee>;

/** What is read by the tables of the plan. */
interface Chosen {
  readonly risk: InsuredRisk;
  readonly terms: ChosenTerms;
  readonly coverages: ChosenCoverages;
  readonly irpm: ChosenIrpm;
}

function chosenOf(
  fields: Fields,
  plan: Plan,
  call: { term: Term | undefined; coercions: Coercion[]; bypass: Bypass },
): Chosen {
  const { term, coercions, bypass } = call;
  const risk = insuredRisk(fields, plan, term?.effectiveDate ?? LAST_DATE);
  const terms = chosenTerms(fields, plan, bypass);
  const coverages = chosenCoverages({ fields, plan, risk, terms, coercions, bypass });
  return { risk, terms, coverages, irpm: chosenIrpm(fields, plan) };
}

/**
 * Field by field: every risk has the same form, and copying parts would take most of the time. In the
 * order of the alphabet, in which the digest wants them.
 */
function inputOf(
  state: string | null,
  { plan, term, facts }: { readonly plan: Plan; readonly term: Term; readonly facts: Facts },
  { risk, terms, coverages, irpm }: Chosen,
): RatingInput {
  return {
    adverseFlags: risk.adverseFlags,
    aggregateLimit: terms.aggregateLimit,
    attachment: terms.attachment,
    brokerFee: facts.brokerFee,
    claimHistory: risk.claimHistory,
    companyAggregate: risk.companyAggregate,
    controls: byKey(risk.controls),
    coverageLimits: byKey(coverages.coverageLimits),
    cyberCrimeLimit: coverages.cyberCrimeLimit,
    deselected: coverages.deselected,
    effectiveDate: term.effectiveDate,
    endDate: term.endDate,
    endorsements: coverages.endorsements,
    extortionThreatSublimit: coverages.extortionThreatSublimit,
    franchiseSystemConnectivity: risk.franchiseSystemConnectivity,
    fundTransferYes: coverages.fundTransferYes,
    industryAggregate: risk.industryAggregate,
    industryCode: facts.industryCode,
    irpm: irpm.irpm && byKey(irpm.irpm),
    irpmModifier: irpm.irpmModifier,
    isTriaExcluded: facts.isTriaExcluded,
    litigation: risk.litigation,
    mgaFee: facts.mgaFee,
    optional: coverages.optional,
    percentInternationalSales: risk.percentInternationalSales,
    product: plan.product,
    ransomEventSublimit: coverages.ransomEventSublimit,
    records: risk.records,
    retention: terms.retention,
    retroActivePeriod: terms.retroActivePeriod,
    revenue: facts.revenue,
    riskFactors: byKey(risk.riskFactors),
    state,
    techENOPercentage: coverages.techENOPercentage,
    techLimit: coverages.techLimit,
    waitingPeriod: terms.waitingPeriod,
    yearEstablished: risk.yearEstablished,
  };
}

function factsOf(fields: Fields): Facts {
  return {
    industryCode: codeOf(fields),
    revenue: fields.number('revenue', REVENUE) ?? 0,
    isTriaExcluded: fields.boolean('isTriaExcluded') ?? false,
    brokerFee: feeOf(fields, 'brokerFee'),
    mgaFee: feeOf(fields, 'mgaFee'),
  };
}

function termOf(fields: Fields): Term | undefined {
  const effectiveDate = fields.date('effectiveDate');
  const asked = fields.date('endDate');
  if (effectiveDate === undefined) return undefined;
  if (effectiveDate > LAST_DATE) return fields.fail('effectiveDate', 'The date is too far away.');
  const { anniversary, firstEnd, lastEnd } = policyStart(effectiveDate);
  const endDate = asked ?? anniversary;
  if (endDate < firstEnd || endDate > lastEnd) {
    fields.fail('endDate', `endDate must be from ${firstEnd} to ${lastEnd}.`);
  }
  return { effectiveDate, endDate };
}

function feeOf(fields: Fields, name: Fee): number {
  const fee = fields.number(name, { min: 0, max: FEES_MAX[name], decimals: 2 });
  return fee === undefined ? 0 : minorUnitsOf(fee);
}
