import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Market } from '@palisade/trade';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';

/** Paper as `carrier-profile.saved` carries it: every product of a market, in some states. */
export const carrierProfileSaved = (
  carrierId: string,
  market: Market,
  states: string[],
): EventData<'carrier-profile.saved.v1'> => ({
  profileId: randomUUID(),
  carrierId,
  name: 'Northwall',
  code: `NW-${market}`,
  products: PRODUCT_CODES.filter((product) => PRODUCTS[product].market === market),
  states,
  isSurplus: market === 'SURPLUS',
  priority: 1,
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  deleted: false,
  version: 1,
  scope: scopeOf({ carrierId }),
});

/** A signed application as `document.signed` carries it. */
export const documentSigned = (quoteId: string): EventData<'document.signed.v1'> => ({
  docId: randomUUID(),
  docType: 'APPLICATION',
  sha256: 'c'.repeat(64),
  signeeName: 'Rosa Delgado',
  signeeTitle: 'Owner',
  signedAt: '2026-01-15T12:00:00.000Z',
  quoteId,
  policyId: null,
  endorsementId: null,
  version: 1,
  scope: scopeOf({}),
});

/** A file that was brought to a quote, or taken away from it. */
export const documentUploaded = (
  quoteId: string,
  change: Partial<EventData<'document.uploaded.v1'>> = {},
): EventData<'document.uploaded.v1'> => ({
  docId: randomUUID(),
  docType: 'LOSS_RUN',
  docName: 'Loss run',
  fileName: 'loss.pdf',
  contentType: 'application/pdf',
  size: 10,
  uploadedBy: null,
  visibility: 'TRADE',
  accountId: null,
  quoteId,
  policyId: null,
  claimId: null,
  removed: false,
  version: 1,
  scope: scopeOf({}),
  ...change,
});

/** What every event of a binder or policy says of it. */
export const policyHeadOf = (
  bound: EventData<'quote.bound.v1'>,
  status: EventData<'policy.changed.v1'>['policyHead']['status'],
): EventData<'policy.changed.v1'>['policyHead'] => ({
  policyId: bound.policyId,
  policyNumber: 'P-26-0000001',
  quoteId: bound.quoteHead.quoteId,
  product: bound.terms.product,
  market: bound.terms.market,
  status,
  effectiveDate: bound.terms.effectiveDate,
  endDate: bound.terms.endDate,
  revision: 1,
});
