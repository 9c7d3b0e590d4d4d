import { ApiProperty } from '@nestjs/swagger';
import { DomainError, invalidField, toCurrencyUnits, todayIn } from '@palisade/kernel';
import { OptionalInstant } from '@palisade/platform';
import { IsOptional } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Then } from '../domain/history/then';
import { thenOf } from '../domain/history/then';
import { toRevision } from '../revisions/revisions.dto';
import { toChargesResponse } from './charges.dto';
import { lifeOf } from './life-of';
import type { PolicyResponse, PolicySummary } from './policies.dto';
import { PolicyTransaction } from './policy-transaction.entity';
import type { Policy } from './policy.entity';
import { plainDate } from './query-fields';
import { toTermsResponse } from './terms.dto';

/** As of which day, and by what was known when, a policy is read. */
export class ThenQuery {
  /** As of this day: what begins later is left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  asOf?: string;

  /** By what was recorded until this instant; by all when left out. */
  @OptionalInstant()
  knownAt?: Date;
}

/** Whether another time than now is asked for; throws 400 for an instant that has not come. */
export function asksThen({ asOf, knownAt }: ThenQuery, now: Date): boolean {
  if (knownAt && knownAt > now) {
    throw invalidField('KNOWN_AT_AHEAD', 'Nobody knows yet what is recorded later.', '/knownAt');
  }
  return asOf !== undefined || knownAt !== undefined;
}

/** A policy as its acts say it was, with the rows of the acts; null where it was not known. */
function policyThen(
  policy: Policy,
  stack: readonly PolicyTransaction[],
  { asOf, knownAt, now }: ThenQuery & { now: Date },
): (Then & { rows: PolicyTransaction[] }) | null {
  const rows = stack.filter(({ created }) => !knownAt || created <= knownAt);
  const today = todayIn(policy.timeZone, knownAt ?? now);
  const then = thenOf(lifeOf(policy, rows), { asOf: asOf ?? null, today });
  if (!then) return null;
  const numbers = new Set(then.lines.map(({ number }) => number));
  return { ...then, rows: rows.filter(({ number }) => numbers.has(number)) };
}

/** A policy of a list as it was; what is billed, and whom it is of, is that of today. */
function summaryThen<T extends PolicySummary>(now: T, then: Then): T {
  const { status, charges, lines } = then;
  return {
    ...now,
    status,
    premium: toCurrencyUnits(charges.premium),
    totalPremium: toCurrencyUnits(charges.totalPremium),
    revision: lines.length,
    isOpenForRenewal: false,
    allowedActions: [],
  };
}

/** A policy as it was; throws 404 where it was not issued yet. */
export function responseThen(
  response: PolicyResponse,
  policy: Policy,
  asked: ThenQuery & { now: Date; stack: readonly PolicyTransaction[] },
): PolicyResponse {
  const then = policyThen(policy, asked.stack, asked);
  if (!then) throw new DomainError('POLICY_NOT_KNOWN', 'The policy was not issued then.', 404);
  const { charges, terms, rows } = then;
  return {
    ...summaryThen(response, then),
    brokerFee: toCurrencyUnits(charges.brokerFee),
    mgaFee: toCurrencyUnits(charges.mgaFee),
    charges: toChargesResponse(charges),
    terms: toTermsResponse(terms),
    cancellation: null,
    reinstateUntil: null,
    noticeHold: null,
    noticeWaits: null,
    voidRequest: null,
    cancelVoidRequest: null,
    reporting: null,
    revisions: rows.map(toRevision),
  };
}

/** The same of a page of policies, their acts read together. */
export async function pageThen(
  em: EntityManager,
  policies: readonly Policy[],
  asked: ThenQuery & { now: Date; summaryOf: (policy: Policy) => PolicySummary },
): Promise<PolicySummary[]> {
  const ids = policies.map(({ id }) => id);
  const acts = await em.find(PolicyTransaction, {
    where: { policyId: In(ids) },
    order: { number: 'ASC' },
  });
  return policies.flatMap((policy) => {
    const stack = acts.filter(({ policyId }) => policyId === policy.id);
    const then = policyThen(policy, stack, asked);
    return then ? [summaryThen(asked.summaryOf(policy), then)] : [];
  });
}

const OF_TODAY = [
  'filter',
  'status',
  'isOpenForRenewal',
  'isUnpaid',
  'isToBeNoticed',
  'isOfferUnsent',
  'expiresWithin',
] as const;

type OfToday = (typeof OF_TODAY)[number];

/** Throws 400 for filters by what is true today beside another time. */
export function assertFiltersThen(request: Partial<Record<OfToday, unknown>>): void {
  const asked = OF_TODAY.find((name) => request[name] !== undefined);
  if (!asked) return;
  const detail = 'It tells what is so today, and not what was so then.';
  throw invalidField('FILTER_OF_TODAY', detail, `/${asked}`);
}
