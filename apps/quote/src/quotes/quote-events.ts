import type { EventData, EventType } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { isEndorsement, PRODUCTS } from '@palisade/trade';
import { premiumLinesOf } from '../domain/quote-rating';
import { ratedState } from '../ratings/rating-facts';
import type { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import type { Quote } from './quote.entity';
import { noticeOf } from './renewal-notice';

type Payload<T extends EventType> = Omit<EventData<T>, 'version'>;

/** A quote with what its events tell beside it. */
export interface PublishedQuote {
  quote: Quote;
  account: Account;
  rating: Rating | null;
  /** Fields of the account whose change closed it. */
  changed?: string[];
  /** Whether an underwriter released it. */
  byUnderwriter?: boolean;
  /** What was declined with it. */
  alsoDeclined?: EventData<'quote.declined.v1'>['alsoDeclined'];
}

/** The parts that every event of a quote has. */
export function headOf({
  quote,
  account,
}: PublishedQuote): Pick<Payload<'quote.rated.v1'>, 'quoteHead' | 'scope'> {
  const { id: quoteId, quoteNumber, kind, product, status, effectiveDate } = quote;
  const { accountId, agencyId, carrierId } = quote;
  const shown = { quoteSent: quote.sentOn !== null, quoteBound: quote.boundOn !== null };
  // An endorsement names the policy that it changes.
  const policyId = quote.parentPolicyId ?? quote.policyId;
  const ids = { quoteId, quoteNumber, submissionId: quote.submissionId, policyId };
  const notice = noticeOf(quote);
  const renewalNotice = notice && {
    dueOn: notice.dueOn,
    mailedOn: notice.mailedOn,
    late: notice.late,
  };
  return {
    quoteHead: { ...ids, kind, product, status, effectiveDate, renewalNotice },
    scope: scopeOf({ accountId, agencyId, teamIds: account.teamIds, carrierId, ...shown }),
  };
}

/** What is covered, how far, and from when to when. */
export function termsOf({
  quote,
  rating,
}: Pick<PublishedQuote, 'quote' | 'rating'>): Payload<'quote.rated.v1'>['terms'] {
  const { product, effectiveDate, endDate, terms } = quote;
  const limits = new Map<string, number | null>(
    terms.coverages.map(({ key, limit }) => [key, limit]),
  );
  const premiums = rating?.coverages ?? [];
  return {
    product,
    market: PRODUCTS[product].market,
    state: ratedState(quote),
    effectiveDate,
    endDate,
    aggregateLimit: terms.limit,
    attachment: terms.attachment,
    retention: terms.deductible,
    waitingPeriod: terms.waitingPeriod,
    retroActivePeriod: terms.retroActivePeriod,
    coverages: premiums.map(({ key, premium }) => ({
      key,
      limit: limits.get(key) ?? terms.limit,
      retention: terms.deductible,
      premium,
    })),
    endorsements: terms.coverages.map(({ key }) => key).filter(isEndorsement),
    additionalInsureds: quote.additionalInsureds.map(
      ({ id, businessName: name, address1, address2, city, state, zipCode }) => {
        return { id, name, address1, address2, city, state, zipCode };
      },
    ),
    isTriaExcluded: terms.isTriaExcluded,
    ...(quote.specifiedEvents.length > 0 && {
      specifiedEvents: quote.specifiedEvents.map(({ claimNumber, claimName, claimDate }) => ({
        claimNumber,
        claimName,
        claimDate,
      })),
    }),
    ...(rating && { premiumLines: premiumLinesOf(rating.lines) }),
  };
}

/** Which rating gave the charges. */
export function ratingOf(rating: Rating): Payload<'quote.rated.v1'>['rating'] {
  const { id: ratingId, inputHash, rateBook } = rating;
  return { ratingId, inputHash, rateBookId: rateBook.id, rateBookVersion: rateBook.version };
}

/** The insured as the account tells of it. */
export function insuredOf(account: Account): Payload<'quote.bound.v1'>['insured'] {
  const { id: accountId, name, address1, address2, address3, city, state } = account;
  const { zipCode, country, timeZone, industryCode, hazard } = account;
  const address = { address1, address2, address3, city, state, zipCode, country, timeZone };
  return { accountId, name, ...address, industryCode, hazard };
}

/** The policyholder; the rules let no quote go on without a name and an address. */
export const contactOf = (quote: Quote): Payload<'quote.bound.v1'>['contact'] => ({
  firstName: quote.customerFirstName ?? '',
  lastName: quote.customerLastName ?? '',
  email: quote.customerEmail ?? '',
  phone: quote.customerPhone,
});

/** The agent with the agency; null for a direct request. */
export function agentOf(
  quote: Quote,
  agencyName: string | null,
): Payload<'quote.requested.v1'>['agent'] {
  const { agencyId, agentFirstName, agentLastName, agentEmail, agentPhone } = quote;
  if (!agencyId || !agentEmail) return null;
  return {
    agencyId,
    agencyName: agencyName ?? '',
    userId: null,
    name: `${agentFirstName} ${agentLastName}`,
    email: agentEmail,
    phone: agentPhone,
    npn: null,
  };
}
