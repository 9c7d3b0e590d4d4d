import fs from 'node:fs/promises';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, Config, loadHistory, newId, runInContext } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { DemoSigner } from './demo/demo-signers';
import { DEMO_SIGNERS } from './demo/demo-signers';
import { demoMails } from './demo/demo-mails';
import { EsignService } from './esign/esign.service';
import { IntakeSweep } from './messages/intake-sweep';
import { SignatureRequest } from './esign/signature-request.entity';

const WAIT_MS = 100;
const PATIENCE_MS = 12_000;
const FROM = { address: '127.0.0.1', device: 'Demo data' };

/** The business of the eighteen months before; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'docs', filled: 'account_print' });

/** What the demo shows of documents; what is there stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  await signApplications(app);
  // Last: by then the other services know the people who wrote them.
  await mailIn(app);
}

/** Lays the mails where mails come in, and has them taken. */
async function mailIn(app: INestApplicationContext): Promise<void> {
  const { DATA_DIR, MAIL_AUTHSERV_ID } = app.get(Config).values;
  const folder = path.join(DATA_DIR, 'mail-in');
  await fs.mkdir(folder, { recursive: true });
  for (const { name, content } of demoMails(MAIL_AUTHSERV_ID)) {
    const known = await app
      .get(DataSource)
      .query('select 1 from mail_arrival where name = $1', [name]);
    if (known.length) continue;
    const file = path.join(folder, name);
    await fs.writeFile(`${file}.part`, content);
    await fs.rename(`${file}.part`, file);
  }
  await app.get(IntakeSweep).run();
}

/** Signs the applications of the demo's bound quotes; what is signed stays as it is. */
async function signApplications(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const signer of DEMO_SIGNERS) {
    const request = await arrived(() => applicationOf(manager, signer));
    if (!request) return;
    if (request.status !== 'OPEN' || request.expires <= app.get(Clock).now()) continue;
    const { quoteId, scope } = request;
    const signeeName = signer.name;
    const signed = { accepted: true, signeeName, signeeTitle: 'Owner', signature: signeeName };
    const actor = holderOf(scope.accountId ?? quoteId, signeeName);
    await runInContext({ correlationId: newId(), actor }, () =>
      app.get(EsignService).sign(quoteId, signed, FROM),
    );
  }
}

function applicationOf(
  em: EntityManager,
  { insured, product }: DemoSigner,
): Promise<SignatureRequest | null> {
  return em
    .createQueryBuilder(SignatureRequest, 'request')
    .where(`request.quote -> 'insured' ->> 'name' = :insured`, { insured })
    .andWhere(`request.quote -> 'terms' ->> 'product' = :product`, { product })
    .getOne();
}

/** Quotes are sent by events: null when one does not come, since its quote was never sent. */
async function arrived<T>(find: () => Promise<T | null>): Promise<T | null> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await find();
    if (row || Date.now() >= deadline) return row;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** The policyholder of an account. */
function holderOf(accountId: string, name: string): Actor {
  return {
    userId: accountId,
    organizationId: accountId,
    roleId: accountId,
    name,
    accountType: 'CUSTOMER',
    subscriberType: 'CUSTOMER',
    teamIds: [],
    scopes: [],
    seesAllTeams: true,
    onlyQuoteId: null,
    onlyPolicyId: null,
    onlyClaimId: null,
    tokenId: newId(),
    issuedMs: 0,
    expiresMs: 0,
  };
}
