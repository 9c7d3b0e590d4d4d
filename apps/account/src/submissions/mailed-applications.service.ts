import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { addAccount } from '../accounts/add-account';
import { changeAccount } from '../accounts/change-account';
import { lockAccount } from '../accounts/lock-account';
import { editedFacts } from '../details/edited-facts';
import { answerQuestions } from '../domain/actions/answer-questions';
import type { CreatedAccount } from '../domain/actions/create-account';
import { createAccount } from '../domain/actions/create-account';
import type { EditedFacts, FactsDraft } from '../domain/actions/edit-account';
import type { FilledForm, MailedApplication } from '../domain/submissions/mailed-application';
import { mailedApplication } from '../domain/submissions/mailed-application';
import { saveAnswers } from '../questions/save-answers';
import type { Agent } from '../snapshots/agent.entity';
import { Team } from '../snapshots/team.entity';

/** Makes the client of an application that an agent mailed, with what was entered in it. */
@Injectable()
export class MailedApplicationsService {
  constructor(private readonly clock: DomainClock) {}

  /**
   * The client of an application: the one of this name and ZIP code that the agency has, else a new one. What
   * cannot be taken over is left out; null where not even the client can be made of it.
   */
  async take(tx: Tx, form: FilledForm, agent: Agent): Promise<Account | null> {
    const application = mailedApplication(form);
    const now = this.clock.now();
    const made = application && (await clientOf(tx.em, application, agent, now));
    if (!made) return null;
    const known = await sameClient(tx.em, made);
    if (known) return known;
    await addAccount(tx, made, { by: agent.id, now });
    const account = await lockAccount(tx, made.id);
    const facts = await holding(application.facts, (draft) =>
      editedFacts(tx.em, account, draft, { now }),
    );
    const origin = { source: 'TYPED' as const, at: now.toISOString(), by: agent.id };
    const edited = await changeAccount(tx, account, { action: 'edit', patch: facts, origin, now });
    const answers = answerQuestions({}, application.answers);
    await saveAnswers(tx, edited, { answers, quoteId: null, givenBy: agent.name, now });
    return lockAccount(tx, made.id);
  }
}

/** The client that an application names, as it would be stored; null where none can be made of it. */
async function clientOf(
  em: EntityManager,
  { company }: MailedApplication,
  agent: Agent,
  now: Date,
): Promise<CreatedAccount | null> {
  const teamIds = await teamsOf(em, agent);
  const facts = {
    id: newId(),
    agencyId: agent.organizationId,
    aggregatorId: null,
    usableTeamIds: teamIds,
    company: null,
    confirmAddress: true,
    by: agent.id,
    now,
  };
  try {
    return createAccount({ ...company, cbid: null, teamIds }, facts);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The client of the same agency, name and ZIP code: there can be but one. */
const sameClient = (
  em: EntityManager,
  { agencyId, name, zipCode }: CreatedAccount,
): Promise<Account | null> =>
  em
    .createQueryBuilder(Account, 'account')
    .where(`account.agencyId = :agencyId and account.status <> 'Deleted'`, { agencyId })
    .andWhere('account.sortName = fold_text(:name) and account.zipCode = :zipCode', {
      name,
      zipCode,
    })
    .getOne();

/** The teams of the agent, else the one of the agency that gets what names none. */
async function teamsOf(em: EntityManager, { organizationId, teamIds }: Agent): Promise<string[]> {
  if (teamIds.length) return teamIds;
  const team = await em.findOneBy(Team, { organizationId, isDefault: true, deleted: false });
  return team ? [team.id] : [];
}

/** What is left of a draft once each fact that is refused was taken out. */
async function holding(
  draft: FactsDraft,
  edit: (draft: FactsDraft) => Promise<EditedFacts>,
): Promise<EditedFacts> {
  try {
    return await edit(draft);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const refused = (error.errors ?? []).map(({ pointer = '' }) => pointer.slice(1));
    const rest = Object.entries(draft).filter(([field]) => !refused.includes(field));
    if (rest.length === Object.keys(draft).length) return {};
    return edit(Object.fromEntries(rest));
  }
}
