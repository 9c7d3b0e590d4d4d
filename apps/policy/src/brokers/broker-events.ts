import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { headOf } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';
import type { BrokerChange } from './broker-change.entity';

type Told = Omit<EventData<'policy.bor-received.v1'>, 'version'>;

async function toldOf(tx: Tx, policy: Policy, change: BrokerChange): Promise<Told> {
  const { id: changeId, fromAgencyId, fromAgencyName, agencyId, agencyName } = change;
  const { agentEmail, rescindBy, takesEffectOn: effectiveDate, docId } = change;
  const agencies = { fromAgencyId, fromAgencyName, agencyId, agencyName, agentEmail };
  const head = await headOf(tx.em, policy);
  const fromAgentEmail = policy.agent?.email ?? null;
  return { ...head, changeId, ...agencies, fromAgentEmail, rescindBy, effectiveDate, docId };
}

/** Publishes that the letter for another broker has come, or that what it says was corrected. */
export async function publishReceived(tx: Tx, policy: Policy, change: BrokerChange): Promise<void> {
  await tx.publish({ type: 'policy.bor-received.v1', data: await toldOf(tx, policy, change) });
}

/** Publishes that the broker of before stays. */
export async function publishRescinded(
  tx: Tx,
  policy: Policy,
  change: BrokerChange,
): Promise<void> {
  const data = { ...(await toldOf(tx, policy, change)), reason: change.reason ?? '' };
  await tx.publish({ type: 'policy.bor-rescinded.v1', data });
}

/** Publishes that a change came to nothing: no policy of the insured runs any more. */
export async function publishLapsed(tx: Tx, policy: Policy, change: BrokerChange): Promise<void> {
  const reason = 'No policy of the insured runs any more.';
  const data = { ...(await toldOf(tx, policy, change)), reason, isLapsed: true };
  await tx.publish({ type: 'policy.bor-rescinded.v1', data });
}

/** Publishes that another agency serves the policy from now on. */
export async function publishBrokerChanged(
  tx: Tx,
  policy: Policy,
  change: BrokerChange,
): Promise<void> {
  const data = { ...(await toldOf(tx, policy, change)), agent: agentOf(change) };
  await tx.publish({ type: 'policy.bor-changed.v1', data });
}

/** The person of the new agency, by what its letter says; the rest comes with the account. */
function agentOf({
  agencyId,
  agencyName,
  agentEmail,
}: BrokerChange): EventData<'policy.bor-changed.v1'>['agent'] {
  if (agentEmail === null) return null;
  const person = { userId: null, name: agentEmail, email: agentEmail, phone: null, npn: null };
  return { agencyId, agencyName, ...person };
}
