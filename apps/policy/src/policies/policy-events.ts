import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { isOpenForRenewal } from '../domain/renewal/renewal-window';
import { Account } from '../snapshots/account.entity';
import type { Policy } from './policy.entity';

type Head = Pick<EventData<'policy.changed.v1'>, 'policyHead' | 'scope'>;

/** The parts that every event of a binder or policy has. */
export async function headOf(em: EntityManager, policy: Policy): Promise<Head> {
  const { id: policyId, policyNumber, quoteId, product, market, status, revision } = policy;
  const { effectiveDate, endDate, accountId, agencyId, carrierId, treatyIds, processorId } = policy;
  const account = await em.findOneBy(Account, { id: accountId });
  return {
    policyHead: {
      policyId,
      policyNumber,
      quoteId,
      product,
      market,
      status,
      effectiveDate,
      endDate,
      revision,
    },
    scope: scopeOf({
      accountId,
      agencyId,
      carrierId,
      treatyIds,
      processorId,
      teamIds: account?.teamIds ?? [],
    }),
  };
}

/** A paper that a change asks for. */
type Asked = Partial<Pick<EventData<'policy.changed.v1'>, 'cancelRequest' | 'invoiceDocId'>>;

/** Publishes a change for which there is no event of its own. */
export async function publishChanged(
  tx: Tx,
  policy: Policy,
  { action, now }: { action: string; now: Date },
  { cancelRequest = null, invoiceDocId = null }: Asked = {},
): Promise<void> {
  const { isPaid, nocStopped, timeZone, agent, program } = policy;
  const isOpen = isOpenForRenewal(policy, todayIn(timeZone, now));
  const head = await headOf(tx.em, policy);
  const flags = { isPaid, nocStopped, isOpenForRenewal: isOpen };
  const agencyName = agent?.agencyName ?? null;
  const asked = { cancelRequest, invoiceDocId };
  const data = { ...head, ...flags, action, ...asked, agencyName, program };
  await tx.publish({ type: 'policy.changed.v1', data });
}

/** Publishes that a policy has begun to cover. */
export async function publishInForce(tx: Tx, policy: Policy): Promise<void> {
  await tx.publish({ type: 'policy.in-force.v1', data: await headOf(tx.em, policy) });
}

/** Publishes that a policy has reached its end. */
export async function publishExpired(tx: Tx, policy: Policy): Promise<void> {
  const reportingUntil = policy.reporting?.until ?? null;
  const data = { ...(await headOf(tx.em, policy)), reportingUntil };
  await tx.publish({ type: 'policy.expired.v1', data });
}
