import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import type { EnteredParties } from '../customers/named-parties';
import { publishNoticeSent, publishSent } from '../customers/customer-events';
import { partiesOf } from '../customers/named-parties';
import type { SurplusFields } from '../customers/surplus-fields.dto';
import { toSurplusBroker } from '../customers/surplus-fields.dto';
import { sendNotice } from '../domain/actions/send-notice';
import { requestSignature } from '../domain/actions/send-quote';
import { checkAccepted, isSignable } from '../domain/actions/sign-quote';
import { checkNoticeRead } from '../domain/attested-notice';
import { checkStep } from '../domain/obstacles';
import { attestNotice, checkNoticeAttested } from '../domain/surplus-broker';
import { QuoteActs } from '../quotes/quote-acts';
import { findQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { ratedState } from '../ratings/rating-facts';
import type { AttestRequest, AttestSurplusRequest } from './signatures.dto';

/** All that leads to a signed application. */
@Injectable()
export class SigningService {
  constructor(
    private readonly acts: QuoteActs,
    private readonly dataSource: DataSource,
    private readonly letters: Letters,
  ) {}

  /** Asks the policyholder to sign; the mail with the one-time link follows the event. */
  askToSign(id: string, given: EnteredParties, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'sendSignRequest',
      publish: publishSent('SIGN', [id]),
      decide: async (quote, { tx, account, now }) => {
        const parties = await partiesOf(tx.em, quote, { given, account, now });
        const { contact, surplus } = parties;
        return { ...contact, surplus, ...requestSignature(quote, parties) };
      },
    });
  }

  /** The address of the application, once the policyholder was asked to sign it. */
  async link(id: string, actor: Actor): Promise<string> {
    const quote = await findQuote(this.dataSource.manager, id, actor);
    if (quote.signRequestedOn && isSignable(quote)) return this.linkOf(quote);
    const detail =
      'Application Link is not available at this time. Please try again after sometime.';
    throw new DomainError('LINK_NOT_AVAILABLE', detail, 404);
  }

  /** The named insured confirms the application before signing it. */
  attest(id: string, request: AttestRequest, actor: Actor): Promise<void> {
    checkAccepted(request.accepted);
    const { signeeName, signeeTitle } = request;
    return this.acts.run(id, actor, {
      action: 'attest',
      decide: async (quote, { tx, account, now }) => {
        // What stands against a signature now, also when it came up after the link was sent.
        const { obstacles } = await partiesOf(tx.em, quote, { given: {}, account, now });
        checkStep('sign', obstacles);
        const attestedOn = now.toISOString();
        const attestation = { signeeName, signeeTitle, attestedBy: actor.userId, attestedOn };
        return { attestation };
      },
    });
  }

  /** Asks the surplus lines broker to attest; the mail with the one-time link follows the event. */
  sendNotice(id: string, given: SurplusFields, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'sendSurplusNotice',
      publish: publishNoticeSent,
      decide: async (quote, { tx, account, now }) =>
        sendNotice(quote, await partiesOf(tx.em, quote, { given, account, now })),
    });
  }

  /** The surplus lines broker attests the notice of the state. */
  attestSurplus(
    id: string,
    state: string,
    request: AttestSurplusRequest,
    actor: Actor,
  ): Promise<void> {
    checkNoticeAttested(request.surplusNoticeAttested);
    return this.acts.run(id, actor, {
      action: 'attestSurplus',
      decide: (quote, { account, now }) => {
        // Who holds a mailed code attests for the broker that was asked, and names no other.
        checkNoticeRead(request.surplusNoticeVersion, ratedState(quote), now);
        const { surplusNoticeAttested } = request;
        const given = actor.onlyQuoteId === null ? request : { surplusNoticeAttested };
        const today = todayIn(account.timeZone, now);
        const surplus = toSurplusBroker(given, quote.surplus, { now, today });
        const states = { asked: state, of: ratedState(quote) };
        return { surplus: attestNotice(quote.product, surplus, states) };
      },
    });
  }

  private linkOf({ id, product }: Quote): string {
    return this.letters.link(`/quote/${id}/sign/${product}`, PRODUCTS[product].region);
  }
}
