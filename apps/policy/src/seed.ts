import type { INestApplicationContext } from '@nestjs/common';
import { todayIn } from '@palisade/kernel';
import { Clock, loadHistory, newId, runInContext } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { CancellationsService } from './cancellations/cancellations.service';
import { DEMO_AGENT, DEMO_CANCELLATION, DEMO_UNDERWRITER } from './demo/demo-cancellation';
import { signInDemo } from './demo/demo-sign-in';
import { DEMO_TREATY, DEMO_TREATY_ID } from './demo/demo-treaty';
import { RENEWAL_STEPS } from './domain/renewal/renewal-steps';
import { Policy } from './policies/policy.entity';
import { Organization } from './snapshots/organization.entity';
import { PolicySweep } from './sweeps/policy-sweep';
import { TreatiesService } from './treaties/treaties.service';
import { Treaty } from './treaties/treaty.entity';

const WAIT_MS = 100;
const PATIENCE_MS = 12_000;
const RUNNING = ['ISSUED', 'IN FORCE'];

/** The treaty of the demo, before anything is issued, and the business of the eighteen months before. */
export async function prepare(app: INestApplicationContext): Promise<void> {
  await makeTreaty(app);
  await loadHistory(app, { service: 'policy', filled: 'policy' });
  await app.get(DataSource).query(LOOK_AT_UNPAID);
  await app.get(DataSource).query(TOLD_OF_END, [RENEWAL_STEPS]);
}

/** What was recorded before notices went out by themselves is looked at once the sweep runs. */
const LOOK_AT_UNPAID = `update policy set due_at = now(), owed_from = due_date
  where status in ('ISSUED', 'IN FORCE') and balance > 0 and not agency_billed and due_at > now()
    and due_date < current_date - 10 and notice_waits is null`;

/** Of what was recorded before policies opened for renewal nobody is told of days that are over. */
const TOLD_OF_END = `update policy set due_at = now(), renewal_step = (
    select min(step) from unnest($1::integer[]) step where step >= end_date - current_date)
  where status = 'IN FORCE' and renewal_step is null and due_at > now()`;

/** What exists stays as it is. */
async function makeTreaty(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const { carrierId, reinsurerId } = DEMO_TREATY;
  if (await manager.existsBy(Treaty, { carrierId, reinsurerId })) return;
  await arrived(() => manager.findOneBy(Organization, { id: carrierId }));
  await arrived(() => manager.findOneBy(Organization, { id: reinsurerId }));
  await runInContext({ correlationId: newId() }, () =>
    app.get(TreatiesService).create(DEMO_TREATY, DEMO_TREATY_ID),
  );
}

/** Lets a paid policy of the demo be cancelled; one that was changed already stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const policy = await arrived(() => paidPolicy(manager));
  await app.get(PolicySweep).run();
  if (policy?.revision !== 1) return;
  const isRunning = RUNNING.includes(policy.status);
  if (isRunning) await cancel(app, policy, DEMO_AGENT);
  if (isRunning || policy.status === 'CANCEL REQUESTED') {
    await cancel(app, policy, DEMO_UNDERWRITER);
  }
}

/** The agency asks for it, the underwriter decides. */
async function cancel(
  app: INestApplicationContext,
  { id, timeZone }: Policy,
  username: string,
): Promise<void> {
  const caller = await signInDemo(app, username);
  if (!caller) return;
  const { reason, comments } = DEMO_CANCELLATION;
  const effectiveDate = todayIn(timeZone, app.get(Clock).now());
  const request = { effectiveDate, reason, comments };
  await runInContext({ correlationId: newId(), actor: caller.actor }, () =>
    app.get(CancellationsService).cancel(id, request, caller, false),
  );
}

/** The policy once it is paid, or when it was changed before. */
async function paidPolicy(em: EntityManager): Promise<Policy | null> {
  const { companyName, product } = DEMO_CANCELLATION;
  const policy = await em.findOneBy(Policy, { companyName, product });
  const isWaiting = policy && policy.revision <= 1 && !policy.isPaid;
  return isWaiting ? null : policy;
}

/** Payments come as events: null when one does not, since nobody paid. */
async function arrived<T>(find: () => Promise<T | null>): Promise<T | null> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await find();
    if (row || Date.now() >= deadline) return row;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
