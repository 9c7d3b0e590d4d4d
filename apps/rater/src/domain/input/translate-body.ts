import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { ERRORS_MAX, escaped, Fields, isObject } from './fields';
import { withRiskFactors } from './risk-factors';
import { withSecurityQuestions } from './security-questions';

/** The fields of a risk, as the rater calls them. */
const OWN_FIELDS = [
  'product',
  'state',
  'industryCode',
  'effectiveDate',
  'endDate',
  'revenue',
  'yearEstablished',
  'records',
  'aggregateLimit',
  'attachment',
  'retention',
  'waitingPeriod',
  'retroActivePeriod',
  'controls',
  'claimHistory',
  'adverseFlags',
  'companyAggregate',
  'industryAggregate',
  'percentInternationalSales',
  'franchiseSystemConnectivity',
  'optional',
  'deselected',
  'coverageLimits',
  'cyberCrimeLimit',
  'fundTransferYes',
  'endorsements',
  'ransomEventSublimit',
  'extortionThreatSublimit',
  'techENOPercentage',
  'techLimit',
  'irpm',
  'irpmModifier',
  'isTriaExcluded',
  'brokerFee',
  'mgaFee',
];

/** Other spellings of the same fields (Spec 3 §3). */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['naicsCode', 'industryCode'],
  ['sicCode', 'industryCode'],
  ['limit', 'aggregateLimit'],
  ['deductible', 'retention'],
  ['waitingHours', 'waitingPeriod'],
  ['numberOfPersonalRecords', 'records'],
]);

/** Fields that are taken apart into others. */
const COMPOSED = ['coverages', 'securityQuestions', 'cowbellRiskFactors', 'carrier', 'isSurplus'];

const KNOWN: ReadonlySet<string> = new Set([...OWN_FIELDS, ...ALIASES.keys(), ...COMPOSED]);

const CARRIER = /^.{1,200}$/;
const NO_POINTERS: ReadonlyMap<string, string> = new Map();

/** The fields of a body in either form under their own names; unknown ones are refused. */
export function translated(body: unknown, known = KNOWN): Fields {
  if (!isObject(body)) {
    throw new DomainError('VALIDATION_FAILED', 'The body must be an object.', 400);
  }
  const errors: FieldError[] = [];
  const aliases: string[] = [];
  for (const name of Object.keys(body)) {
    if (errors.length >= ERRORS_MAX) break;
    if (!known.has(name)) {
      errors.push({ pointer: pointerOf(name), detail: `Unknown field ${name}.` });
    } else if (ALIASES.has(name)) aliases.push(name);
  }
  const fields = renamed(body, aliases, errors);
  fields.text('carrier', CARRIER, 'a text of at most 200 characters');
  return withRiskFactors(withSecurityQuestions(fields));
}

/** The body itself where nothing in it goes by another name. */
function renamed(
  body: Readonly<Record<string, unknown>>,
  aliases: readonly string[],
  errors: FieldError[],
): Fields {
  if (!aliases.length) return new Fields(body, NO_POINTERS, errors);
  const values: Record<string, unknown> = { ...body };
  const pointers = new Map<string, string>();
  const fields = new Fields(values, pointers, errors);
  for (const name of aliases) {
    const own = ALIASES.get(name) ?? name;
    const value = body[name] ?? null;
    if (value === null) continue;
    if ((body[own] ?? null) === null) {
      values[own] = value;
      pointers.set(own, pointerOf(name));
    } else if (name !== 'limit' && value !== body[own]) {
      // The limit alone may differ: it is the default of the aggregate limit.
      fields.fail(name, `Give ${own} or ${name}, not both.`);
    }
  }
  return fields;
}

const pointerOf = (name: string): string => `/${escaped(name)}`;
