import type { Tx } from '@palisade/platform';
import { PAYMENT_TERMS_DAYS, taxBaseOf } from '@palisade/trade';
import type { ToldLater } from '../endorsements/lay-later';
import { ownCharges } from '../endorsements/lay-later';
import type { SurplusBroker } from '../domain/surplus-broker';
import { agencyNameOf, agencyOf, commissionPctOf } from '../quotes/quote-agency';
import { agentOf, contactOf, headOf, insuredOf, ratingOf, termsOf } from '../quotes/quote-events';
import type { PublishedQuote } from '../quotes/quote-events';
import type { Quote } from '../quotes/quote.entity';
import { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import { toPublished } from '../subjectivities/subjectivity-rows';
import type { Subjectivity } from '../subjectivities/subjectivity.entity';

/** A quote that was just bound, with what its event tells beside it. */
interface BoundParts {
  quote: Quote;
  account: Account;
  subjectivities: Subjectivity[];
  /** The changes of later dates that an endorsement moved. */
  later: ToldLater;
}

/** Publishes all that a binder needs: nobody calls back for what is missing. */
export async function publishBound(
  tx: Tx,
  { quote, account, subjectivities, later }: BoundParts,
): Promise<void> {
  const { em } = tx;
  const rating = await em.findOneByOrFail(Rating, { id: quote.ratingId ?? '' });
  const agency = await agencyOf(em, quote.agencyId);
  const published = { quote, account, rating };
  const { signature, surplus, endorsement } = quote;
  const follows = endorsement?.follows;
  const bound = boundFacts(quote);
  const terms = termsOf(published);
  const data = {
    ...headOf(published),
    ...bound,
    insured: insuredOf(account),
    contact: contactOf(quote),
    agent: agentOf(quote, await agencyNameOf(em, quote.agencyId)),
    terms,
    taxBase: taxBaseOf(terms, bound.charges),
    rating: ratingOf(rating),
    commissionPct: await commissionPctOf(em, quote),
    surplus: surplus && brokerOf(surplus),
    effort: effortOf(quote),
    subjectivities: subjectivities.map(toPublished),
    program: quote.renewal?.program ?? null,
    signed: signature && { docId: signature.docId, at: signature.signedAt },
    agencyBilled: agency?.agencyBilled ?? false,
    paymentTerms: agency?.paymentTerms ?? PAYMENT_TERMS_DAYS,
    ...(later.length > 0 && { later }),
    ...(follows && { follows: follows.policyNumber }),
  };
  await tx.publish({ type: 'quote.bound.v1', data });
}

/** Publishes that a bound quote was taken back. */
export async function publishRescinded(
  tx: Tx,
  published: PublishedQuote,
  reason: string,
): Promise<void> {
  await tx.publish({ type: 'quote.rescinded.v1', data: { ...headOf(published), reason } });
}

/** What the rules give every bound quote. */
function boundFacts(quote: Quote) {
  const { policyId, parentPolicyId, carrierId, boundOn, binderExpiresOn } = quote;
  const charges = ownCharges(quote);
  if (!policyId || !carrierId || !charges || !boundOn || !binderExpiresOn) {
    throw new Error(`Quote ${quote.id} was bound without its policy, carrier or price.`);
  }
  const dates = { boundOn: boundOn.toISOString(), binderExpiresOn: binderExpiresOn.toISOString() };
  return { policyId, parentPolicyId, carrierId, charges, ...dates };
}

/** Why a new risk went to surplus lines; what the same insurer renews or changes needs no reason. */
function effortOf({ kind, surplus }: Quote) {
  const effort = kind === 'NEW' ? surplus?.diligentEffort : null;
  return effort ? { ...effort, declinations: [...effort.declinations] } : null;
}

const brokerOf = (surplus: SurplusBroker) => ({
  brokerName: `${surplus.brokerFirstName} ${surplus.brokerLastName}`,
  licenseNumber: surplus.licenseNumber,
  state: surplus.state,
  noticeAttestedAt: surplus.noticeAttestedAt,
});
