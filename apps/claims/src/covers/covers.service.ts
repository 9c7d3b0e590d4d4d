import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { CoverLayer } from '../domain/cover';
import { reinstatedLayers } from '../domain/cover';
import { reportedBeforeAt } from '../domain/reported-late';
import { PolicyCover } from './policy-cover.entity';

type Bound = EventData<'binder.bound.v1'> | EventData<'policy.issued.v1'>;

/** What every event of a policy says. */
type PolicyEvent = Pick<EventData<'policy.changed.v1'>, 'policyHead' | 'scope' | 'version'>;

/** Keeps the cover of policies as their events tell of it. */
@Injectable()
export class CoversService {
  /** A binder was made or a policy issued: all of its cover. */
  async saveWhole(tx: Tx, data: Bound): Promise<void> {
    const { policyHead, insured, terms, charges, carrierId, scope, version } = data;
    const { policyId: id, policyNumber, product, status, effectiveDate, endDate } = policyHead;
    const known = await this.lock(tx, id);
    const cover: PolicyCover = {
      id,
      policyNumber,
      product,
      status,
      carrierId,
      version,
      accountId: insured.accountId,
      agencyId: scope.agencyId,
      treatyIds: scope.treatyIds,
      insuredName: insured.name,
      timeZone: insured.timeZone,
      currency: charges.currency,
      cancelReason: known?.cancelReason ?? null,
      parentPolicyId: 'parentPolicyId' in data ? data.parentPolicyId : null,
      layers: [{ from: effectiveDate, to: endDate, terms }],
      reportedBefore: known?.reportedBefore ?? null,
    };
    if (!known) await tx.em.insert(PolicyCover, cover);
    else if (known.version < version) await tx.em.update(PolicyCover, { id }, cover);
  }

  /** Something else happened to a policy: its status, and what the event changes beside it. */
  async change(
    tx: Tx,
    { policyHead, scope, version }: PolicyEvent,
    patchOf: (cover: PolicyCover) => Partial<PolicyCover> = () => ({}),
  ): Promise<void> {
    const { policyId: id, status } = policyHead;
    const cover = await this.lock(tx, id);
    if (!cover) throw new Error(`The policy ${id} has not come yet.`);
    if (cover.version >= version) return;
    const { agencyId, treatyIds } = scope;
    const patch = { status, agencyId, treatyIds, version, ...patchOf(cover) };
    await tx.em.update(PolicyCover, { id }, patch);
  }

  /** The policy covers something else for some time, or nothing. */
  async addLayers(
    tx: Tx,
    event: PolicyEvent,
    added: readonly CoverLayer[],
    patch: Partial<PolicyCover> = {},
  ): Promise<void> {
    await this.change(tx, event, ({ layers }) => ({ ...patch, layers: [...layers, ...added] }));
  }

  /** The policy covers nothing from a day on, and losses of before are reported until another. */
  async cancel(tx: Tx, event: EventData<'policy.cancelled.v1'>): Promise<void> {
    const { cancelDate: from, policyHead, reason: cancelReason } = event;
    const end = { from, to: policyHead.endDate, terms: null };
    const reportedBefore = reportedBeforeAt(from, event);
    await this.addLayers(tx, event, [end], { cancelReason, reportedBefore });
  }

  /** The policy has come to its end. */
  async expire(tx: Tx, event: EventData<'policy.expired.v1'>): Promise<void> {
    const reportedBefore = reportedBeforeAt(event.policyHead.endDate, event);
    await this.change(tx, event, () => ({ reportedBefore }));
  }

  /** The policy is followed by a renewal: its losses are reported while that one runs (domain §9.1 C5). */
  async renew(tx: Tx, event: PolicyEvent): Promise<void> {
    await this.change(tx, event, () => ({ reportedBefore: null }));
  }

  /** More time to report was bought. */
  async extendReporting(tx: Tx, event: PolicyEvent, reportedBefore: PlainDate): Promise<void> {
    await this.change(tx, event, () => ({ reportedBefore }));
  }

  /** A cancellation was taken back. */
  async reinstate(tx: Tx, event: PolicyEvent): Promise<void> {
    await this.change(tx, event, ({ layers }) => ({
      layers: reinstatedLayers(layers),
      cancelReason: null,
      reportedBefore: null,
    }));
  }

  private lock(tx: Tx, id: string): Promise<PolicyCover | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return tx.em.findOne(PolicyCover, { where: { id }, lock });
  }
}
