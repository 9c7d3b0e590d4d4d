import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { isSignable, signQuote } from '../domain/actions/sign-quote';
import type { QuoteStep } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import {
  clearByDocument,
  subjectivitiesOf,
  toPublished,
} from '../subjectivities/subjectivity-rows';

import { publishSigned } from './signature-events';

const APPLICATION = 'SIGNED_APPLICATION';
const APPLICATION_TYPES = ['APPLICATION', APPLICATION];

/** Takes over what was signed elsewhere. */
@Injectable()
export class SignaturesService {
  constructor(private readonly clock: DomainClock) {}

  /**
   * The application of a quote was signed. A quote that went on meanwhile stays as it is, and so
   * does one that was changed since: it is sent again, and its new application is signed.
   */
  async sign(tx: Tx, document: EventData<'document.signed.v1'>): Promise<void> {
    const { quoteId, signedAt, docType } = document;
    if (quoteId === null || !APPLICATION_TYPES.includes(docType)) return;
    const lock = { mode: 'pessimistic_write' } as const;
    const quote = await tx.em.findOneOrFail(Quote, { where: { id: quoteId }, lock });
    if (!isSignable(quote) || !quote.signRequestedOn) return;
    const now = this.clock.now();
    const patch = signQuote(quote.status, document);
    const action: QuoteStep = patch.status === quote.status ? 'signLater' : 'sign';
    const changed = await changeQuote(tx, quote, { action, patch, now });
    const { account } = await accountOf(tx.em, quote.accountId);
    const published = { quote: changed, account, rating: null };
    await publishSigned(tx, published, patch.signature);
    const evidence = { docType: APPLICATION, docId: document.docId, on: new Date(signedAt) };
    if (!(await clearByDocument(tx.em, quoteId, evidence))) return;
    const conditions = (await subjectivitiesOf(tx.em, quoteId)).map(toPublished);
    await publishChanged(tx, published, 'changeSubjectivity', conditions);
  }
}
