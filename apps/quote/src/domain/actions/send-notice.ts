import { DomainError } from '@palisade/kernel';
import { statusAfter } from '../quote-status';
import type { SurplusBroker, SurplusFacts } from '../surplus-broker';
import { checkLicensedBroker, isNoticeDue } from '../surplus-broker';
import type { SendableQuote } from './send-quote';
import { checkOffered } from './send-quote';

/**
 * The surplus lines broker is asked to attest the notice of the state; throws 409 where none is
 * due, and for a broker who is not licensed there.
 */
export function sendNotice(
  quote: SendableQuote,
  facts: SurplusFacts & { now: Date },
): { surplus: SurplusBroker } {
  statusAfter(quote.status, 'sendSurplusNotice');
  checkOffered(quote, facts.now);
  const { state, surplus } = facts;
  if (!isNoticeDue({ product: quote.product, state, surplus })) {
    const detail = 'No surplus lines notice waits to be attested.';
    throw new DomainError('NOTICE_NOT_DUE', detail, 409);
  }
  return { surplus: checkLicensedBroker(facts) };
}
