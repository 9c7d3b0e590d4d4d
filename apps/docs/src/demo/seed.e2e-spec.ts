import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import {
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  sampleQuoteHead,
  startApp,
} from '@palisade/testing';
import { newId } from '@palisade/platform';
import { service } from '../main';
import { seed } from '../seed';
import { DEMO_SIGNERS } from './demo-signers';

describe('the demo signatures', () => {
  let app: TestApp;

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'documents-'));
    app = await startApp(service, { DATA_DIR });
    for (const { insured: name, product } of DEMO_SIGNERS) {
      const quoteId = newId();
      const accountId = newId();
      await app.deliver('quote.sent.v1', {
        quoteHead: sampleQuoteHead(quoteId),
        quoteIds: [quoteId],
        purpose: 'SIGN',
        insured: { ...SAMPLE_INSURED, name, accountId },
        agent: SAMPLE_AGENT,
        contact: SAMPLE_CONTACT,
        terms: { ...SAMPLE_TERMS, product },
        charges: SAMPLE_CHARGES,
        expiresOn: '2026-03-01T00:00:00.000Z',
        scope: scopeOf({ accountId }),
        version: 1,
      });
    }
  });
  afterAll(() => app.close());

  it('are given once, and told of', async () => {
    await seed(app.app);
    await seed(app.app);
    const signed: { name: string; signee: string }[] = await app.dataSource.query(
      `select quote -> 'insured' ->> 'name' as name, signee_name as signee
       from signature_request where status = 'SIGNED'`,
    );
    expect(new Map(signed.map(({ name, signee }) => [name, signee]))).toEqual(
      new Map(DEMO_SIGNERS.map(({ insured, name }) => [insured, name])),
    );
    const [{ published }]: { published: number }[] = await app.dataSource.query(
      `select count(*)::int as published from outbox where type = 'document.signed.v1'`,
    );
    expect(published).toBe(DEMO_SIGNERS.length);
  });
});
