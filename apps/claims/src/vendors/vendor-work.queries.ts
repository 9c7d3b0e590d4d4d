import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import { findFile } from '../files/claims-file-rows';
import { ClaimPayment } from '../life/claim-payment.entity';
import { Vendor } from '../snapshots/vendor.entity';
import { VendorInvoice } from './vendor-invoice.entity';
import { VendorQuote } from './vendor-quote.entity';
import type { VendorWorkResponse } from './vendor-work.dto';
import { toInvoice, toQuote, toWork } from './vendor-work.dto';
import { VendorWork } from './vendor-work.entity';

/** What vendors do for claims; each of them sees its own alone. */
@Injectable()
export class VendorWorkQueries {
  constructor(private readonly dataSource: DataSource) {}

  async get(claimId: string, actor: Actor): Promise<VendorWorkResponse> {
    const { manager } = this.dataSource;
    await findFile(manager, claimId, actor);
    return this.read(manager, claimId, actor);
  }

  /** The same of a claim that the caller may see, within a transaction. */
  async read(em: EntityManager, claimId: string, actor: Actor): Promise<VendorWorkResponse> {
    const own = ownOf(claimId, actor);
    const quotes = await em.find(VendorQuote, {
      where: own,
      order: { askedOn: 'DESC', id: 'DESC' },
    });
    const work = await em.find(VendorWork, { where: own, order: { workedOn: 'DESC', id: 'DESC' } });
    const invoices = await em.find(VendorInvoice, {
      where: own,
      order: { created: 'DESC', id: 'DESC' },
    });
    const { policyId } = await em.findOneByOrFail(Claim, { id: claimId });
    const { currency } = await em.findOneByOrFail(PolicyCover, { id: policyId });
    const ids = [...quotes, ...work, ...invoices].map(({ vendorId }) => vendorId);
    const vendors = await em.findBy(Vendor, { id: In([...new Set(ids)]) });
    const payments = invoices.length
      ? await em.find(ClaimPayment, { where: { claimId }, order: { number: 'ASC' } })
      : [];
    const nameOf = (vendorId: string): string =>
      vendors.find(({ id }) => id === vendorId)?.name ?? '';
    return {
      claimId,
      currency,
      quotes: quotes.map((quote) => toQuote(quote, nameOf)),
      work: work.map((one) => toWork(one, nameOf)),
      invoices: invoices.map((invoice) => toInvoice(invoice, nameOf, payments)),
    };
  }
}

/** Of a claim all, for a vendor its own. */
export const ownOf = (
  claimId: string,
  { accountType, organizationId }: Actor,
): { claimId: string; vendorId?: string } => ({
  claimId,
  ...(accountType === 'VENDOR' && { vendorId: organizationId }),
});
