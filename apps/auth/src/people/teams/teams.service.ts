import { Injectable } from '@nestjs/common';
import { invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newId, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { checkTeamChange, checkTeamRemoval } from '../../domain/actions/manage-team';
import { namedOrganization } from '../organizations/named-organization';
import { Organization } from '../organizations/organization.entity';
import type { NameRefusal } from '../unique-name';
import { withUniqueName } from '../unique-name';
import { publishUsers } from '../users/user-events';
import { publishTeam } from './team-events';
import { Team } from './team.entity';
import { managedBy, teamNotFound } from './teams.access';
import type { ChangeTeamRequest, NewTeamRequest } from './teams.dto';

/** A team as those who make one state it. */
export type NewTeam = Pick<Team, 'id' | 'organizationId' | 'name' | 'isDefault'>;

@Injectable()
export class TeamsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Makes a team of an organisation and tells the others. */
  async create(draft: NewTeam, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const team = { ...draft, deleted: false, created: now, modified: now };
    await tx.em.insert(Team, team);
    await publishTeam(team, null, tx);
    const { id: subjectId } = team;
    await tx.record({ action: 'team.create', subjectType: 'team', subjectId, after: team });
  }

  /** Adds a team to the caller's organisation, or to the one that staff name. */
  async add({ name, accountId }: NewTeamRequest, actor: Actor): Promise<string> {
    const id = newId();
    const organizationId = namedOrganization(accountId, actor);
    return withUniqueName(this.oneOfName({ id, name, organizationId }, actor), () =>
      this.transactions.run(async (tx) => {
        const known = await tx.em.existsBy(Organization, { id: organizationId, deleted: false });
        if (!known) throw invalidField('ACCOUNT_NOT_FOUND', 'Account not found.', '/accountId');
        const isFirst = !(await tx.em.existsBy(Team, { organizationId, deleted: false }));
        await this.create({ id, organizationId, name, isDefault: isFirst }, tx);
        return id;
      }),
    );
  }

  /** Renames a team, or makes it the default one in place of another. */
  async change(id: string, change: ChangeTeamRequest, actor: Actor): Promise<void> {
    await withUniqueName(this.oneOfName({ id, name: change.name }, actor), () =>
      this.transactions.run(async (tx) => {
        const team = await lock(id, actor, tx.em);
        checkTeamChange(team, change);
        const isDefault = change.default ?? team.isDefault;
        if (isDefault && !team.isDefault) await this.giveUpDefault(team, tx);
        const next = { ...team, name: change.name, isDefault, modified: this.clock.now() };
        await this.save(team, next, { action: 'team.change', replacedBy: null }, tx);
      }),
    );
  }

  /** Deletes a team; its people and its work go to the default team. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const team = await lock(id, actor, tx.em);
      checkTeamRemoval(team);
      const { organizationId } = team;
      const heir = await tx.em.findOneByOrFail(Team, {
        organizationId,
        isDefault: true,
        deleted: false,
      });
      const members: { user_id: string }[] = await tx.em.query(
        'select user_id from user_team where team_id = $1',
        [id],
      );
      await tx.em.query(
        `insert into user_team (user_id, team_id)
         select user_id, $2 from user_team as leaving where team_id = $1
           and not exists (select 1 from user_team as other join team on team.id = other.team_id
             where other.user_id = leaving.user_id and other.team_id <> $1 and not team.deleted
               and team.organization_id = $3)
         on conflict do nothing`,
        [id, heir.id, organizationId],
      );
      await tx.em.query('delete from user_team where team_id = $1', [id]);
      const next = { ...team, deleted: true, modified: this.clock.now() };
      await this.save(team, next, { action: 'team.remove', replacedBy: heir.id }, tx);
      await publishUsers(
        members.map((member) => member.user_id),
        tx,
      );
    });
  }

  /** An organisation has one team of a name: that of a team that is there, unless it is named. */
  private oneOfName(
    { id, name, organizationId }: { id: string; name: string; organizationId?: string },
    actor: Actor,
  ): NameRefusal {
    const { manager } = this.dataSource;
    const alike = async () => {
      const owner = organizationId ?? (await manager.findOneBy(Team, { id }))?.organizationId;
      const query = manager
        .createQueryBuilder(Team, 'team')
        .where('not team.deleted and team.id <> :id and team.organizationId = :owner', {
          id,
          owner,
        })
        .andWhere('team.sortName = fold_text(:name)', { name });
      return managedBy(query, actor).getOne();
    };
    return {
      code: 'DUPLICATE_TEAM',
      says: 'A team with this name exists already',
      asked: name,
      alike,
    };
  }

  private async giveUpDefault({ organizationId }: Team, tx: Tx): Promise<void> {
    const former = await tx.em.findOneBy(Team, { organizationId, isDefault: true, deleted: false });
    if (!former) return;
    const next = { ...former, isDefault: false, modified: this.clock.now() };
    await this.save(former, next, { action: 'team.change', replacedBy: null }, tx);
  }

  private async save(before: Team, after: Team, what: Saving, tx: Tx): Promise<void> {
    const { id, name, isDefault, deleted, modified } = after;
    await tx.em.update(Team, { id }, { name, isDefault, deleted, modified });
    await publishTeam(after, what.replacedBy, tx);
    const subject = { subjectType: 'team', subjectId: id };
    await tx.record({ action: what.action, ...subject, before, after });
  }
}

interface Saving {
  action: 'team.change' | 'team.remove';
  replacedBy: string | null;
}

/** A team that the caller manages; the teams of its organisation are held with it. */
async function lock(id: string, actor: Actor, em: EntityManager): Promise<Team> {
  const query = em.createQueryBuilder(Team, 'team').where('not team.deleted and team.id = :id', {
    id,
  });
  const known = await managedBy(query, actor).getOne();
  if (!known) throw teamNotFound();
  const { organizationId } = known;
  await em.query('select 1 from team where organization_id = $1 order by id for update', [
    organizationId,
  ]);
  const team = await em.findOneBy(Team, { id, deleted: false });
  if (!team) throw teamNotFound();
  return team;
}
