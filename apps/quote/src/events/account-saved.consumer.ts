import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountChangesService } from '../closing/account-changes.service';
import { Account } from '../snapshots/account.entity';

@Injectable()
export class AccountSavedConsumer {
  constructor(private readonly changes: AccountChangesService) {}

  @Consumes('account.created.v1', 'account.changed.v1')
  async handle(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { insured, scope } = data;
    // What it was tells what its quotes were made on.
    const before = await tx.em.findOneBy(Account, { id: insured.accountId });
    await saveSnapshot(tx, Account, {
      id: insured.accountId,
      name: insured.name,
      status: data.status,
      address1: insured.address1,
      address2: insured.address2,
      address3: insured.address3,
      city: insured.city,
      state: insured.state,
      zipCode: insured.zipCode,
      country: insured.country,
      timeZone: insured.timeZone,
      agencyId: scope.agencyId,
      teamIds: scope.teamIds,
      aggregatorId: data.aggregatorId,
      industryCode: insured.industryCode,
      hazard: insured.hazard,
      contact: data.contact,
      agent: data.agent,
      revenue: data.revenue,
      employees: data.employees,
      yearEstablished: data.yearEstablished,
      records: data.records,
      claimHistory: data.claimHistory,
      percentInternationalSales: data.percentInternationalSales,
      franchiseSystemConnectivity: data.franchiseSystemConnectivity,
      securityAnswers: data.securityAnswers,
      profileScore: data.profileScore,
      isVerified: data.isVerified ?? null,
      version: data.version,
    });
    if ('ratingChanged' in data && data.ratingChanged)
      await this.changes.followFacts(tx, data, before);
  }
}
