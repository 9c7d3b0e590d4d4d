import { Injectable } from '@nestjs/common';
import { DomainError, invalidField, isStaff, regionOfCountry, REGIONS } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { checkOwn, DomainClock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { visibleTo as visibleAccounts } from '../accounts/accounts.access';
import { declination, declinationText } from '../domain/submissions/declination';
import type { SubmissionAct } from '../domain/submissions/submission-status';
import { askedAct } from '../domain/submissions/asked-act';
import { statusAfterAct } from '../domain/submissions/submission-status';
import { StaffPerson } from '../snapshots/staff-person.entity';
import type { SubmissionStep } from './submission-rows';
import { addSubmission, agencyOf, BLANK, ofAnotherAgency, UNREASONED } from './new-submission';
import { lockSubmission, moveSubmission } from './submission-rows';
import { Submission } from './submission.entity';
import type {
  CreateSubmissionRequest,
  DeclineSubmissionRequest,
  UpdateSubmissionRequest,
} from './submissions.dto';

type Decide = (
  submission: Submission,
  tx: Tx,
) => Promise<Omit<SubmissionStep, 'action' | 'to' | 'now'>>;

/** Takes submissions in and works on them until they are quoted, bound or given up. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Takes a submission in: of the caller's agency, or of the agency that staff name. */
  async create(request: CreateSubmissionRequest, actor: Actor): Promise<string> {
    const id = newId();
    await this.transactions.run((tx) => this.take(tx, id, request, actor));
    return id;
  }

  /** Changes what a request names: one step for the work, the rest as an edit. */
  async update(id: string, request: UpdateSubmissionRequest, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const submission = await lockSubmission(tx, id, actor);
      const act = askedAct(submission, request);
      if (isWork(act) && !isStaff(actor)) throw notForAgencies();
      const asked = await this.patchOf(tx, submission, { ...request, act }, actor);
      const patch = act === 'reopen' ? { ...UNREASONED, ...asked } : asked;
      await this.step(tx, submission, act, { patch });
    });
  }

  /** Gives submissions to a person of the provider: all of them or none. */
  assign(ids: string[], assignedUser: string, actor: Actor): Promise<number> {
    return this.transactions.run(async (tx) => {
      await checkStaff(tx.em, assignedUser, '/assignedUser');
      // One order for all callers, so that none waits for another in a circle.
      for (const id of [...ids].sort()) {
        const submission = await lockSubmission(tx, id, actor);
        const act = submission.status === 'NEW' ? 'assign' : 'reassign';
        await this.step(tx, submission, act, { patch: { assignedUser } });
      }
      return ids.length;
    });
  }

  decline(id: string, request: DeclineSubmissionRequest, actor: Actor): Promise<void> {
    const why = declination(request);
    return this.act(id, 'decline', actor, () =>
      Promise.resolve({ patch: why, reason: declinationText(why) }),
    );
  }

  markNonViable(id: string, reason: string, actor: Actor): Promise<void> {
    return this.act(id, 'nonViable', actor, () =>
      Promise.resolve({ patch: { nonViableReason: reason }, reason }),
    );
  }

  /** Somebody stands for what the account says; it has to be there and known well enough. */
  certify(id: string, actor: Actor): Promise<void> {
    return this.act(id, 'certify', actor, ({ accountId }) => {
      if (!accountId) {
        const detail = 'Match the submission to an account first.';
        throw new DomainError('SUBMISSION_WITHOUT_ACCOUNT', detail, 409);
      }
      const patch = { certifiedBy: actor.userId, certifiedOn: this.clock.now() };
      return Promise.resolve({ patch });
    });
  }

  complete(id: string, actor: Actor): Promise<void> {
    return this.act(id, 'complete', actor, () => Promise.resolve({}));
  }

  remove(id: string, actor: Actor): Promise<void> {
    return this.act(id, 'delete', actor, () => Promise.resolve({}));
  }

  private async act(id: string, act: SubmissionAct, actor: Actor, decide: Decide): Promise<void> {
    await this.transactions.run(async (tx) => {
      const submission = await lockSubmission(tx, id, actor);
      await this.step(tx, submission, act, await decide(submission, tx));
    });
  }

  private async step(
    tx: Tx,
    submission: Submission,
    action: SubmissionAct,
    step: Omit<SubmissionStep, 'action' | 'to' | 'now'>,
  ): Promise<void> {
    const now = this.clock.now();
    const to = statusAfterAct(submission, action, now);
    await moveSubmission(tx, submission, { ...step, action, to, now });
  }

  private async take(
    tx: Tx,
    id: string,
    {
      accountId = null,
      msgId = null,
      assignedUser,
      businessType,
      ...asked
    }: CreateSubmissionRequest,
    actor: Actor,
  ): Promise<void> {
    if (assignedUser && !isStaff(actor)) throw notForAgencies();
    if (assignedUser) await checkStaff(tx.em, assignedUser, '/assignedUser');
    const account = accountId ? await seenAccount(tx.em, accountId, actor) : null;
    checkOwn(asked.agencyId, actor, ofAnotherAgency);
    const agencyId = isStaff(actor) ? (asked.agencyId ?? account?.agencyId) : actor.organizationId;
    const agency = await agencyOf(tx.em, agencyId ?? null);
    if (account && account.agencyId !== agency.id) throw ofAnotherAgency();
    const accountName = account?.name ?? asked.accountName;
    if (!accountName) {
      throw invalidField('ACCOUNT_NAME_REQUIRED', 'Account name is required', '/accountName');
    }
    await checkMessage(tx.em, msgId);
    const now = this.clock.now();
    const region = account ? regionOfCountry(account.country) : agency.region;
    const submission: Omit<Submission, 'sortName'> = {
      ...BLANK,
      id,
      msgId,
      accountId,
      accountName,
      agencyId: agency.id,
      assignedUser: assignedUser ?? null,
      businessType: businessType ?? 'New Business',
      status: assignedUser ? 'IN_PROGRESS' : 'NEW',
      operationalStatus: assignedUser ? 'ASSIGNED' : 'UNASSIGNED',
      currency: REGIONS[region].currency,
      created: now,
      modified: now,
    };
    await addSubmission(tx, submission);
  }

  private async patchOf(
    { em }: Tx,
    submission: Submission,
    {
      act,
      accountName,
      accountId,
      agencyId,
      assignedUser,
      operationalStatus,
    }: UpdateSubmissionRequest & { act: SubmissionAct },
    actor: Actor,
  ): Promise<Partial<Submission>> {
    if (assignedUser) await checkStaff(em, assignedUser, '/assignedUser');
    const agency =
      agencyId && agencyId !== submission.agencyId ? await agencyOf(em, agencyId) : null;
    const account = accountId ? await seenAccount(em, accountId, actor) : null;
    const isElsewhere = account && account.agencyId !== (agency?.id ?? submission.agencyId);
    const isUnmatched = agency && submission.accountId && !account;
    // An agency gives its business to no other.
    if (isElsewhere || isUnmatched || (agency && !isStaff(actor))) throw ofAnotherAgency();
    return {
      ...(accountName && { accountName }),
      ...(account && { accountId: account.id, accountName: account.name }),
      ...(agency && { agencyId: agency.id }),
      ...(assignedUser && { assignedUser }),
      ...(operationalStatus && { operationalStatus }),
      ...(operationalStatus === 'UNASSIGNED' && { assignedUser: null }),
      // Who takes it up without naming anybody works on it.
      ...(act === 'assign' && !assignedUser && { assignedUser: actor.userId }),
    };
  }
}

/** Whether a step is for those who work on submissions. */
const isWork = (act: SubmissionAct): boolean => act !== 'edit' && act !== 'lose';

const notForAgencies = (): DomainError =>
  invalidField('PROVIDER_ASSIGNS', 'The provider assigns submissions.', '/assignedUser');

async function seenAccount(em: EntityManager, id: string, actor: Actor): Promise<Account> {
  const query = em
    .createQueryBuilder(Account, 'account')
    .where(`account.id = :id and account.status <> 'Deleted'`, { id });
  const account = await visibleAccounts(query, actor).getOne();
  if (account) return account;
  throw invalidField('ACCOUNT_INVALID', 'The selected account is invalid.', '/accountId');
}

async function checkStaff(em: EntityManager, id: string, pointer: string): Promise<void> {
  if (await em.existsBy(StaffPerson, { id, enabled: true })) return;
  throw invalidField('ASSIGNEE_INVALID', 'The selected person is invalid.', pointer);
}

/** A message is one submission; one that was deleted leaves it free. */
async function checkMessage(em: EntityManager, msgId: string | null): Promise<void> {
  if (!msgId) return;
  await em.query(`select pg_advisory_xact_lock(hashtext('submission ' || $1))`, [msgId]);
  const query = em
    .createQueryBuilder(Submission, 'submission')
    .where(`submission.msgId = :msgId and submission.status <> 'DELETED'`, { msgId });
  if (!(await query.getExists())) return;
  const detail = 'This message is a submission already.';
  throw new DomainError('MESSAGE_TAKEN', detail, 409, [{ pointer: '/msgId', detail }]);
}
