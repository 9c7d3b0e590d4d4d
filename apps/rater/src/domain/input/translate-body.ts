import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { ERRORS_MAX, escaped, Fields, isObject } from './fields';
import { withRiskFactors } from './risk-factors';
import { withSecurityQuestions } from './security-questions';

/** The fields of a risk, as the rater calls them. */
const OWN_FIELDS = [
  ...['product', 'state', 'industryCode', 'effectiveDate', 'endDate', 'revenue'],
  ...['yearEstablished', 'records', 'aggregateLimit', 'attachment', 'retention', 'waitingPeriod'],
  ...['retroActivePeriod', 'controls', 'claimHistory', 'adverseFlags', 'companyAggregate'],
  ...['industryAggregate', 'percentInternationalSales', 'franchiseSystemConnectivity', 'optional'],
  ...['deselected', 'coverageLimits', 'cyberCrimeLimit', 'fundTransferYes', 'endorsements'],
  ...['ransomEventSublimit', 'extortionThreatSublimit', 'techENOPercentage', 'techLimit', 'irpm'],
  ...['irpmModifier', 'isTriaExcluded', 'brokerFee', 'mgaFee'],
];

/** Other spellings of the same fields (Spec 3 §3). */
const ALIASES: Readonly<Record<string, string>> = {
  naicsCode: 'industryCode',
  sicCode: 'industryCode',
  limit: 'aggregateLimit',
  deductible: 'retention',
  waitingHours: 'waitingPeriod',
  numberOfPersonalRecords: 'records',
};

/** Fields that are taken apart into others. */
const COMPOSED = ['coverages', 'securityQuestions', 'cowbellRiskFactors', 'carrier', 'isSurplus'];

const KNOWN: ReadonlySet<string> = new Set([...OWN_FIELDS, ...Object.keys(ALIASES), ...COMPOSED]);

/** The fields of a body in either form under their own names; unknown ones are refused. */
export function translated(body: unknown, known = KNOWN): Fields {
  if (!isObject(body)) {
    throw new DomainError('VALIDATION_FAILED', 'The body must be an object.', 400);
  }
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  const pointers = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    if (errors.length >= ERRORS_MAX) break;
    const own = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
    if (!known.has(name)) {
      errors.push({ pointer: pointerOf(name), detail: `Unknown field ${name}.` });
    } else if (own === name) {
      values[name] = value;
    } else if ((body[own] ?? null) === null && value !== null) {
      values[own] = value;
      pointers.set(own, pointerOf(name));
    } else if (name !== 'limit' && value !== null && value !== body[own]) {
      // The limit alone may differ: it is the default of the aggregate limit.
      errors.push({ pointer: pointerOf(name), detail: `Give ${own} or ${name}, not both.` });
    }
  }
  const fields = new Fields(values, pointers, errors);
  fields.text('carrier', /^.{1,200}$/, 'a text of at most 200 characters');
  return withRiskFactors(withSecurityQuestions(fields));
}

const pointerOf = (name: string): string => `/${escaped(name)}`;
