import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, loadHistory, newId, runInContext } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AgencyProfilesService } from './agencies/agencies.service';
import { Agency } from './agencies/agency.entity';
import { Account } from './accounts/account.entity';
import { AccountsService } from './accounts/accounts.service';
import { DEMO_AGENCIES } from './demo/demo-agencies';
import { AgencyLink } from './partners/agency-link.entity';
import { AccountTiesService } from './partners/account-ties.service';
import { MembershipsService } from './partners/memberships.service';
import { DEMO_CIRCLES, DEMO_SECURITY } from './demo/demo-partners';
import { CIRCLES } from './domain/partners/circles';
import type { DemoAccount } from './demo/demo-accounts';
import { DEMO_ACCOUNTS, DEMO_LEADS, DEMO_SUBMISSIONS } from './demo/demo-accounts';
import { demoLicenses, LICENSED_AGENCIES } from './demo/demo-licenses';
import { Lead } from './leads/lead.entity';
import { LeadsService } from './leads/leads.service';
import { License } from './licenses/license.entity';
import type { LicenseDraft } from './licenses/licenses.service';
import { LicensesService } from './licenses/licenses.service';
import { Agent } from './snapshots/agent.entity';
import { Organization } from './snapshots/organization.entity';
import { Team } from './snapshots/team.entity';
import { Submission } from './submissions/submission.entity';
import { SubmissionsService } from './submissions/submissions.service';

const WAIT_MS = 100;
const MAX_WAITS = 150;

/** The business of the eighteen months before; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'account', filled: 'account' });

/** Makes the demo accounts through the same use case as people do; what exists stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  await seedAccounts(app);
  await seedAgencies(app);
  await seedLicenses(app);
  await seedPartners(app);
  await seedLeads(app);
  await seedSubmissions(app);
}

/** Agencies and accounts of the demo's partners; what is there stays as it is. */
async function seedPartners(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const named = (name: string): Promise<Organization> =>
    arrived(() => manager.findOneBy(Organization, { name }));
  for (const { kind, name, agencies } of DEMO_CIRCLES) {
    const { id: partnerId } = await named(name);
    const { column } = CIRCLES[kind];
    for (const agency of agencies) {
      const { id: agencyId } = await named(agency);
      const link = await manager.findOneBy(AgencyLink, { agencyId });
      if (!link?.[column]) await app.get(MembershipsService).add(kind, { agencyId, partnerId });
    }
  }
  const { id: partnerId } = await named(DEMO_SECURITY.name);
  for (const name of DEMO_SECURITY.accounts) {
    const account = await manager.findOneByOrFail(Account, { name });
    await app.get(AccountTiesService).add('MSSP', { accountId: account.id, partnerId });
  }
}

/** Clients that the sales people work on; who is a lead stays one. */
async function seedLeads(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const name of DEMO_LEADS) {
    const { id } = await manager.findOneByOrFail(Account, { name });
    const isLead = await manager.existsBy(Lead, { accountId: id });
    if (!isLead) await app.get(LeadsService).sync(id, actorOf(id, 'COWBELL'));
  }
}

/** What agencies sent in; what is there stays as it is. */
async function seedSubmissions(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const { agency, accountName, ...facts } of DEMO_SUBMISSIONS) {
    if (await manager.existsBy(Submission, { accountName })) continue;
    const { id } = await arrived(() => manager.findOneBy(Organization, { name: agency }));
    const account = await manager.findOneBy(Account, { name: accountName, agencyId: id });
    const request = { ...facts, accountName, accountId: account?.id ?? null };
    const actor = actorOf(id, 'AGENCY');
    await runInContext({ correlationId: newId(), actor }, () =>
      app.get(SubmissionsService).create(request, actor),
    );
  }
}

/** Agencies are there by name from auth on; here they get their profile and terms, once. */
async function seedAgencies(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const demo of DEMO_AGENCIES) {
    const { id, npn } = await arrived(() => manager.findOneBy(Agency, { name: demo.name }));
    if (npn !== null) continue;
    const actor = actorOf(id, 'COWBELL');
    await runInContext({ correlationId: newId(), actor }, () =>
      app.get(AgencyProfilesService).save(id, demo, { actor, setsTerms: true }),
    );
  }
}

async function seedLicenses(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const lastDay = `${app.get(Clock).now().getUTCFullYear() + 2}-12-31`;
  const keyOf = ({ kind, state, agentId }: LicenseDraft) => `${kind} ${state} ${agentId}`;
  for (const { name, states, producers: addresses } of LICENSED_AGENCIES) {
    const agency = await arrived(() => manager.findOneBy(Organization, { name }));
    const known = await manager.findBy(License, { agencyId: agency.id });
    const held = new Set(known.map(keyOf));
    const producers: Agent[] = [];
    for (const email of addresses) {
      producers.push(await arrived(() => manager.findOneBy(Agent, { email })));
    }
    const drafts = states.flatMap((state) =>
      demoLicenses(agency.id, state, { producers, lastDay }),
    );
    for (const draft of drafts) {
      if (!held.has(keyOf(draft))) await app.get(LicensesService).add(draft);
    }
  }
}

async function seedAccounts(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const demo of DEMO_ACCOUNTS) {
    const { id: organizationId, accountType } = await arrived(() =>
      manager.findOneBy(Organization, { name: demo.owner }),
    );
    const where = { organizationId, ...(demo.team && { name: demo.team }) };
    const team = await arrived(() => manager.findOne(Team, { where, order: { name: 'ASC' } }));
    const { name, zipCode } = demo.company;
    if (await manager.existsBy(Account, { name, zipCode })) continue;
    const actor = actorOf(organizationId, accountType as Actor['accountType']);
    await runInContext({ correlationId: newId(), actor }, () =>
      app.get(AccountsService).create(requestOf(demo, team.id), actor, { id: demo.id }),
    );
  }
}

/** Auth's rows arrive as events: a moment after it made them. */
async function arrived<T>(find: () => Promise<T | null>): Promise<T> {
  for (let wait = 0; wait < MAX_WAITS; wait++) {
    const row = await find();
    if (row) return row;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error('The demo organisations did not arrive from auth.');
}

function requestOf(demo: DemoAccount, teamId: string): Parameters<AccountsService['create']>[0] {
  const { cbid, name, phone, address1, city, state, zipCode, country } = demo.company;
  const request = { cbid, name, phone, address1, city, state, zipCode, country };
  return { ...request, teams: [{ id: teamId }] };
}

function actorOf(organizationId: string, accountType: Actor['accountType']): Actor {
  return {
    userId: organizationId,
    name: 'Demo data',
    organizationId,
    accountType,
    subscriberType: accountType,
    roleId: organizationId,
    teamIds: [],
    seesAllTeams: true,
    scopes: [],
    onlyQuoteId: null,
    onlyPolicyId: null,
    onlyClaimId: null,
    tokenId: newId(),
    issuedMs: 0,
    expiresMs: 0,
  };
}
