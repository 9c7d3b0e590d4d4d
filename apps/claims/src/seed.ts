import type { INestApplicationContext } from '@nestjs/common';
import { addDays, todayIn } from '@palisade/kernel';
import { Clock, loadHistory, newId, runInContext } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, Not } from 'typeorm';
import { Claim } from './claims/claim.entity';
import { ClaimsService } from './claims/claims.service';
import { PolicyCover } from './covers/policy-cover.entity';
import type { DemoClaim } from './demo/demo-claims';
import {
  DEMO_CLAIMS,
  DEMO_HANDLER,
  DEMO_HEAD,
  DEMO_QUOTE,
  DEMO_RESERVES,
  DEMO_TERMS,
  DEMO_VENDOR,
  DEMO_VENDOR_USER,
} from './demo/demo-claims';
import { signInDemo } from './demo/demo-sign-in';
import { workHistory } from './demo/work-history';
import { coverOn } from './domain/cover';
import { Person } from './snapshots/person.entity';
import { Vendor } from './snapshots/vendor.entity';
import { VendorPanelService } from './vendors/vendor-panel.service';
import { VendorWorkService } from './vendors/vendor-work.service';
import { ClaimsFilesService } from './files/claims-files.service';

const WAIT_MS = 100;
const PATIENCE_MS = 12_000;

/** The business of the eighteen months before; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'claims', filled: 'policy_cover' });

/** Makes the demo claims through the same use cases as people do; what exists stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const head = await signInDemo(app, DEMO_HEAD);
  if (head) {
    await arrived(() => manager.findOneBy(Person, { id: head.actor.userId }));
    await workHistory(app, head);
  }
  for (const demo of DEMO_CLAIMS) {
    const cover = await arrived(() => issuedCover(manager, demo));
    if (!cover) return;
    const today = todayIn(cover.timeZone, app.get(Clock).now());
    const lossDate = addDays(today, -demo.daysAgo);
    if (!coverOn(cover, lossDate) || (await isKnown(manager, cover, demo))) continue;
    const claimId = await report(app, demo, { policyId: cover.id, lossDate });
    if (claimId && demo.step === 'opened') await open(app, claimId);
  }
}

/** The reporter saves the claim, or files it at once. */
async function report(
  app: INestApplicationContext,
  { reporter, notice, step }: DemoClaim,
  { policyId, lossDate }: { policyId: string; lossDate: string },
): Promise<string | null> {
  const caller = await signInDemo(app, reporter);
  if (!caller) return null;
  const dates = { lossDate, incidentNoticed: lossDate };
  const request = { ...notice, ...dates, policyId, isFiled: step !== 'saved' };
  return runInContext({ correlationId: newId(), actor: caller.actor }, () =>
    app.get(ClaimsService).create(request, caller),
  );
}

/** Claims staff opens the file and sets money aside. */
async function open(app: INestApplicationContext, claimId: string): Promise<void> {
  const caller = await signInDemo(app, DEMO_HANDLER);
  if (!caller) return;
  const { manager } = app.get(DataSource);
  const isGiven = await runInContext({ correlationId: newId(), actor: caller.actor }, async () => {
    await arrived(() => manager.findOneBy(Person, { id: caller.actor.userId }));
    await app.get(ClaimsFilesService).open({ claimId }, caller);
    await app.get(ClaimsFilesService).update(claimId, DEMO_RESERVES, caller);
    const vendor = await arrived(() => manager.findOneBy(Vendor, { name: DEMO_VENDOR }));
    if (!vendor) return false;
    await app.get(ClaimsFilesService).update(claimId, { vendorIds: [vendor.id] }, caller);
    await app.get(VendorPanelService).setTerms(vendor.id, DEMO_TERMS, caller.actor);
    return true;
  });
  if (isGiven) await quote(app, claimId);
}

/** The vendor asks for consent to what it wants to do. */
async function quote(app: INestApplicationContext, claimId: string): Promise<void> {
  const caller = await signInDemo(app, DEMO_VENDOR_USER);
  if (!caller) return;
  await runInContext({ correlationId: newId(), actor: caller.actor }, async () => {
    await app.get(VendorWorkService).quote(claimId, DEMO_QUOTE, caller.actor);
  });
}

const issuedCover = (
  em: EntityManager,
  { insured: insuredName, product }: DemoClaim,
): Promise<PolicyCover | null> =>
  em.findOneBy(PolicyCover, { insuredName, product, status: Not('BOUND') });

const isKnown = (em: EntityManager, { id }: PolicyCover, { notice }: DemoClaim): Promise<boolean> =>
  em
    .createQueryBuilder(Claim, 'claim')
    .where('claim.policyId = :id', { id })
    .andWhere(`claim.notice ->> 'lossDescription' = :lossDescription`, notice)
    .getExists();

/** Policies are issued by events: null when one does not come, since nobody signed for it. */
async function arrived<T>(find: () => Promise<T | null>): Promise<T | null> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await find();
    if (row || Date.now() >= deadline) return row;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
