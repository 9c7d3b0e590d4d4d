import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, newId, runInContext } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Account } from './accounts/account.entity';
import { AccountsService } from './accounts/accounts.service';
import { AgencyLink } from './clusters/agency-link.entity';
import { ClustersService } from './clusters/clusters.service';
import { DEMO_CLUSTER } from './demo/demo-cluster';
import type { DemoAccount } from './demo/demo-accounts';
import { DEMO_ACCOUNTS } from './demo/demo-accounts';
import { demoLicenses, LICENSED_AGENCIES } from './demo/demo-licenses';
import { License } from './licenses/license.entity';
import { LicensesService } from './licenses/licenses.service';
import { Organization } from './snapshots/organization.entity';
import { Team } from './snapshots/team.entity';

const WAIT_MS = 100;
const MAX_WAITS = 150;

/** Makes the demo accounts through the same use case as people do; what exists stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  await seedAccounts(app);
  await seedLicenses(app);
  await seedCluster(app);
}

/** The demo's cluster has two of its agencies; what is there stays as it is. */
async function seedCluster(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const named = (name: string): Promise<Organization> =>
    arrived(() => manager.findOneBy(Organization, { name }));
  const { id: clusterId } = await named(DEMO_CLUSTER.name);
  for (const agency of DEMO_CLUSTER.agencies) {
    const { id: agencyId } = await named(agency);
    if (await manager.existsBy(AgencyLink, { agencyId })) continue;
    await app.get(ClustersService).add({ agencyId, clusterId });
  }
}

async function seedLicenses(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const lastDay = `${app.get(Clock).now().getUTCFullYear() + 2}-12-31`;
  for (const { name, states } of LICENSED_AGENCIES) {
    const agency = await arrived(() => manager.findOneBy(Organization, { name }));
    const known = await manager.findBy(License, { agencyId: agency.id });
    const held = new Set(known.map(({ kind, state }) => `${kind} ${state}`));
    for (const draft of states.flatMap((state) => demoLicenses(agency.id, state, lastDay))) {
      if (!held.has(`${draft.kind} ${draft.state}`)) await app.get(LicensesService).add(draft);
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
    tokenId: newId(),
    issuedMs: 0,
    expiresMs: 0,
  };
}
