import { Injectable } from '@nestjs/common';
import { DomainError, minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { assertStaff } from '../domain/staff-only';
import { Vendor } from '../snapshots/vendor.entity';
import { PanelVendor } from './panel-vendor.entity';
import type { PanelTermsRequest } from './vendor-requests.dto';
import type { PanelVendorResponse } from './vendor-work.dto';
import { toPanelVendor } from './vendor-work.dto';

// More than a panel has.
const VENDORS_MAX = 500;

/** The vendors that claims can be given to, and on what terms each works. */
@Injectable()
export class VendorPanelService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** By name. */
  async list(): Promise<PanelVendorResponse[]> {
    const { manager } = this.dataSource;
    const vendors = await manager
      .createQueryBuilder(Vendor, 'named')
      .where({ deleted: false })
      .orderBy('fold_text(named.name)')
      .addOrderBy('named.id')
      .limit(VENDORS_MAX)
      .getMany();
    const terms = await manager.find(PanelVendor);
    return vendors.map((vendor) =>
      toPanelVendor(
        vendor,
        terms.find(({ vendorId }) => vendorId === vendor.id),
      ),
    );
  }

  /** Agrees on the terms of a vendor; what was reviewed before stays as it was. */
  setTerms(id: string, request: PanelTermsRequest, actor: Actor): Promise<PanelVendorResponse> {
    assertStaff(actor);
    const { kind } = request;
    return this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const vendor = await tx.em.findOne(Vendor, { where: { id, deleted: false }, lock });
      if (!vendor) throw new DomainError('VENDOR_NOT_FOUND', 'Vendor not found.', 404);
      const before = await tx.em.findOneBy(PanelVendor, { vendorId: id });
      const terms: PanelVendor = {
        vendorId: id,
        kind,
        states: [...new Set(request.states)].sort(),
        rates: request.rates.map(({ classification, hourly }, at) => ({
          classification: classification.trim(),
          hourly: minorUnitsOf(hourly, `/rates/${at}/hourly`),
        })),
      };
      await tx.em.save(PanelVendor, terms);
      await tx.record({
        action: 'vendor.setTerms',
        subjectType: 'vendor',
        subjectId: id,
        ...(before && { before: { ...before } }),
        after: { ...terms },
      });
      return toPanelVendor(vendor, terms);
    });
  }
}
