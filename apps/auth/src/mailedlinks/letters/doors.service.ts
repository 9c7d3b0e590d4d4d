import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import type { DoorFlow } from '../../domain/letters/door';
import { DOOR_FLOWS, doorUntil, wayBackUntil } from '../../domain/letters/door';
import { pathOfLink } from '../workflows/workflow-letters';
import { Workflow } from '../workflows/workflow.entity';

/** Whom a letter goes to, and what it opens. */
export interface NewDoor extends Pick<
  Workflow,
  | 'accountId'
  | 'accountName'
  | 'agencyId'
  | 'agencyName'
  | 'claimId'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'product'
  | 'region'
> {
  flow: DoorFlow;
  policyId: string;
  /** The last day of the policy. */
  endDate: string;
  /** The last day on which it can be had back, where that is what the letter opens. */
  reinstateUntil?: string | null;
}

/** The ways that letters carry to their subjects: one for each subject and address. */
@Injectable()
export class Doors {
  constructor(private readonly clock: Clock) {}

  /**
   * The path that opens what a letter is about. All letters about it to the same address carry the same
   * one, and each keeps it open for longer; none makes that of an earlier one void.
   */
  async path({ endDate, reinstateUntil, ...door }: NewDoor, { em, record }: Tx): Promise<string> {
    const now = this.clock.now();
    const expires = reinstateUntil ? wayBackUntil(reinstateUntil) : doorUntil(endDate, now);
    const known = await em
      .createQueryBuilder(Workflow, 'link')
      .where('link.flow = :flow and link.ended is null and link.quoteId is null', door)
      .andWhere('coalesce(link.claimId, link.policyId) = :subject', {
        subject: door.claimId ?? door.policyId,
      })
      .andWhere('lower(link.email) = lower(:email)', door)
      .setLock('pessimistic_write')
      .getOne();
    if (known) {
      const later = new Date(Math.max(known.expires.getTime(), expires.getTime()));
      await em.update(Workflow, { id: known.id }, { ...toldOf(door), expires: later });
      return pathOfLink(known.id);
    }
    const id = randomUUID();
    const opened = { ...door, id, created: now, expires, quoteId: null, signs: false };
    await em.insert(Workflow, opened);
    await record({ action: 'workflow.invite', subjectType: 'workflow', subjectId: id });
    return pathOfLink(id);
  }

  /** Ends what letters about a policy opened at an address that is not its policyholder's any more. */
  async endOf(policyId: string, email: string, { em }: Tx): Promise<void> {
    await em
      .createQueryBuilder()
      .update(Workflow)
      .set({ ended: this.clock.now() })
      .where('flow in (:...flows) and policyId = :policyId', { flows: DOOR_FLOWS, policyId })
      .andWhere('ended is null and quoteId is null and lower(email) = lower(:email)', { email })
      .execute();
  }
}

type Greeted = Pick<Workflow, 'firstName' | 'lastName' | 'phone'>;

/** What a later letter knows of who is greeted and texted; what it leaves out stays. */
const toldOf = ({ firstName, lastName, phone }: Greeted) =>
  Object.fromEntries(
    Object.entries({ firstName, lastName, phone }).filter(([, value]) => value),
  ) as Partial<Greeted>;
