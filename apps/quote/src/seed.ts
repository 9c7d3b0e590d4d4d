import type { INestApplicationContext } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { loadHistory, newId, runInContext, ServiceTokens } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { DemoQuote } from './demo/demo-quotes';
import { DEMO_AGENTS, DEMO_BILLED_AGENCY, DEMO_QUOTES, DEMO_UNDERWRITER } from './demo/demo-quotes';
import { walk } from './demo/demo-walk';
import { checkQuotable } from './domain/quotable-account';
import { accountOf } from './quotes/quote-rows';
import { Quote } from './quotes/quote.entity';
import { Account } from './snapshots/account.entity';
import { Agency } from './snapshots/agency.entity';
import { CarrierProfile } from './snapshots/carrier-profile.entity';
import { License } from './snapshots/license.entity';
import { Organization } from './snapshots/organization.entity';
import { Person } from './snapshots/person.entity';

/** What is taken further than a price needs licences. */
const LICENSED_STEPS: readonly DemoQuote['step'][] = ['sent', 'signRequested', 'bound'];
const WAIT_MS = 100;
const MAX_WAITS = 300;

/** The business of the eighteen months before; what was rated keeps the day whose book rated it. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'quote', filled: 'quote', kept: { rating: 'input' } });

/** Makes the demo quotes through the same use cases as people do; what exists stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const token = await app.get(ServiceTokens).get();
  for (const demo of DEMO_QUOTES) {
    const account = await arrived(() => quotableAccount(manager, demo.account));
    const { product, presetName } = demo;
    if (await manager.existsBy(Quote, { accountId: account.id, product, presetName })) continue;
    const agent = { actor: await agentOf(manager, account), token };
    const staff = actorOf(DEMO_UNDERWRITER, newId(), 'COWBELL');
    await arrived(() => needed(manager, demo, account));
    const context = { correlationId: newId(), actor: agent.actor };
    await runInContext(context, () =>
      walk(app, demo, account, { agent, underwriter: { actor: staff, token } }),
    );
  }
}

/** An account as far as it can be quoted: its facts and its score come one after the other. */
async function quotableAccount(em: EntityManager, name: string): Promise<Account | null> {
  const found = await em.findOneBy(Account, { name });
  if (!found) return null;
  const { account } = await accountOf(em, found.id);
  checkQuotable(account);
  return account;
}

/** What quoting and binding look up: the terms of the agency, the paper, in the US a licence. */
async function needed(em: EntityManager, { product, step }: DemoQuote, account: Account) {
  const { agencyId, state } = account;
  if (agencyId && !(await em.existsBy(Agency, { id: agencyId }))) return null;
  if (!LICENSED_STEPS.includes(step)) return account;
  const papers = await em
    .createQueryBuilder(CarrierProfile, 'paper')
    .where(':product = any(paper.products)', { product })
    .getCount();
  const isLicensed = !state || !agencyId || (await hasLicenses(em, { agencyId, state }, product));
  return papers && isLicensed && (await isBilledAsAgreed(em, account)) ? account : null;
}

/** The licences of the agency and of its producer, and on surplus paper that of its broker. */
async function hasLicenses(
  em: EntityManager,
  of: { agencyId: string; state: string },
  product: DemoQuote['product'],
): Promise<boolean> {
  const kinds = new Set(
    (await em.findBy(License, { ...of, deleted: false })).map((one) => one.kind),
  );
  const isSurplus = PRODUCTS[product].market === 'SURPLUS';
  return kinds.has('AGENCY') && kinds.has('AGENT') && (!isSurplus || kinds.has('SURPLUS'));
}

/** The terms of the agency that is billed itself came before it binds. */
async function isBilledAsAgreed(em: EntityManager, { agencyId }: Account): Promise<boolean> {
  const id = agencyId ?? '';
  const isBilled = await em.existsBy(Organization, { id, name: DEMO_BILLED_AGENCY });
  return !isBilled || (await em.existsBy(Agency, { id, agencyBilled: true }));
}

async function agentOf(em: EntityManager, { agencyId }: Account): Promise<Actor> {
  const agency = await arrived(() => em.findOneBy(Organization, { id: agencyId ?? '' }));
  const userId = DEMO_AGENTS[agency.name];
  await arrived(() => em.findOneBy(Person, { id: userId }));
  return actorOf(userId, agency.id, 'AGENCY');
}

/** Rows of other services arrive as events: a moment after they were made. */
async function arrived<T>(find: () => Promise<T | null>): Promise<T> {
  let failure: unknown = new Error('The demo data of the other services did not arrive.');
  for (let wait = 0; wait < MAX_WAITS; wait++) {
    try {
      const row = await find();
      if (row) return row;
    } catch (error) {
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw failure;
}

function actorOf(userId: string, organizationId: string, accountType: AccountType): Actor {
  return {
    userId,
    organizationId,
    accountType,
    name: 'Demo data',
    subscriberType: accountType,
    roleId: organizationId,
    teamIds: [],
    seesAllTeams: true,
    scopes: [],
    tokenId: newId(),
    onlyQuoteId: null,
    onlyPolicyId: null,
    onlyClaimId: null,
    issuedMs: 0,
    expiresMs: 0,
  };
}
