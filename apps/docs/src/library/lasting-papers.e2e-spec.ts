import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  startApp,
} from '@palisade/testing';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import { service } from '../main';
import { pdfBookmarks, pdfText } from '../rendering/pdf-text.fixture';
import { PolicyPrintRow } from '../snapshots/policy-print.entity';
import { FormUse } from './form-use.entity';
import type { PolicyFormDetailResponse, PolicyFormResponse } from './forms.dto';

const API = '/api/docs/v1';
const { agencyId } = SAMPLE_AGENT;
const scope = scopeOf({ accountId: SAMPLE_INSURED.accountId, agencyId });
const ADA = {
  accountType: 'COWBELL' as const,
  permissions: ['form:view', 'form:create', 'form:edit', 'form:delete', 'document:view'],
};

/** Four products in three states, each with the number of its wording. */
const SOLD: readonly [Product, string, string][] = [
  ['P100', 'OH', 'PAL 100 US'],
  ['P250', 'TX', 'PAL 100 US'],
  ['P250_S', 'LA', 'PAL 200 SL'],
  ['PRIME_TECH_PLUS', 'CA', 'PAL 200 SL'],
];

interface Row {
  docId: string;
  docName: string;
}

describe('what a policy was issued with', () => {
  let app: TestApp;
  let ada: TestCaller;
  let ben: TestCaller;
  const before = new Map<string, string>();

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'lasting-'));
    app = await startApp(service, { DATA_DIR });
    ada = await app.signIn(ADA);
    ben = await app.signIn(ADA);
  });
  afterAll(() => app.close());

  async function bytesOf(docId: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${ada.token}` };
    const answer = await fetch(`${app.url}${API}/download?docId=${docId}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  }

  const papersOf = async (policyId: string): Promise<Row[]> =>
    (await ada.get<Row[]>(`${API}/policy/${policyId}`)).body;

  const printed = (
    policyId: string,
    product: Product,
    state: string,
    { effectiveDate, endorsements = [] }: { effectiveDate: string; endorsements?: string[] },
  ) => ({
    policyHead: { ...samplePolicyHead(policyId), product },
    insured: SAMPLE_INSURED,
    terms: {
      ...SAMPLE_TERMS,
      product,
      state,
      market: PRODUCTS[product].market,
      effectiveDate,
      endorsements,
    } as EventData<'policy.issued.v1'>['terms'],
    charges: SAMPLE_CHARGES,
    scope,
    version: 1,
  });

  /** Issues a policy and answers its packet. */
  async function issued(
    product: Product,
    state: string,
    effectiveDate: string,
    parentPolicyId: string | null = null,
  ): Promise<{ policyId: string; docId: string; text: string }> {
    const policyId = newId();
    await app.deliver('policy.issued.v1', {
      ...printed(policyId, product, state, { effectiveDate }),
      contact: SAMPLE_CONTACT,
      agent: SAMPLE_AGENT,
      carrierId: newId(),
      commissionPct: 15,
      treatyIds: [],
      rating: {
        ratingId: newId(),
        inputHash: 'ab'.repeat(32),
        rateBookId: newId(),
        rateBookVersion: '1',
      },
      timeZone: 'America/Chicago',
      parentPolicyId,
      issuedBy: 'SYSTEM',
    });
    await app.deliver('invoice.created.v1', {
      invoiceId: newId(),
      invoiceNumber: 'I-26-0000001',
      policyId,
      policyNumber: 'P-26-0000001',
      kind: 'NEW',
      currency: 'USD',
      lines: [{ type: 'premium', amount: 123_400 }],
      amountDue: 123_400,
      balance: 123_400,
      dueDate: '2026-03-03',
      agencyBilled: false,
      scope,
      version: 1,
    });
    const packet = (await papersOf(policyId)).find(({ docName }) => docName.startsWith('Policy'));
    const docId = packet?.docId ?? '';
    const text = (await pdfText(await bytesOf(docId))).join(' ').replace(/\s+/g, ' ');
    return { policyId, docId, text };
  }

  /** Changes the endorsements of a policy from Ohio and answers the paper of it. */
  async function changed(policyId: string, endorsements: string[]): Promise<string> {
    await app.deliver('policy.endorsed.v1', {
      ...printed(policyId, 'P250', 'OH', { effectiveDate: '2098-12-01', endorsements }),
      policyHead: { ...samplePolicyHead(policyId), product: 'P250', revision: 2 },
      endorsementId: newId(),
      type: 'PREMIUM',
      effectiveDate: '2099-03-01',
      version: 2,
    } as unknown as EventData<'policy.endorsed.v1'>);
    const papers = await papersOf(policyId);
    const paper = papers.find(({ docName }) => docName.startsWith('Endorsement'));
    return (await pdfText(await bytesOf(paper?.docId ?? ''))).join(' ').replace(/\s+/g, ' ');
  }

  /** Brings another edition of a form into force. */
  async function editionOf(formNumber: string, edition: string, availableFrom: string) {
    const { body } = await ada.get<Page<PolicyFormResponse>>(
      `${API}/forms/search?search=${formNumber}&sort=edition,desc`,
    );
    const known = await ada.get<PolicyFormDetailResponse>(`${API}/forms/${body.content[0]?.id}`);
    const { name, formType, paperType, productTypes, states, transactions } = known.body;
    const { rule, ruleValues, position, isNumbered } = known.body;
    const text = `Words of edition ${edition} for {{insuredName}}.`;
    const made = await ada.post<PolicyFormDetailResponse>(`${API}/forms`, {
      formNumber,
      edition,
      name,
      formType,
      paperType,
      productTypes,
      states,
      transactions,
      rule,
      ruleValues,
      position,
      isNumbered,
      availableFrom,
      text,
    });
    await ada.post(`${API}/forms/${made.body.id}/propose`);
    const key = { 'idempotency-key': `${made.body.id}` };
    const answer = await ben.send('POST', `${API}/forms/${made.body.id}/activate`, '{}', key);
    expect(answer.status).toBe(200);
  }

  it('is a schedule of forms, and the forms filled in for it', async () => {
    for (const [product, state, number] of SOLD) {
      const { policyId, docId, text } = await issued(product, state, '2098-12-01');
      expect(text).toContain(`${number} 01 26: Cyber policy wording`);
      expect(text).toContain(`causes ${SAMPLE_INSURED.name} and what`);
      expect(text).not.toContain('{{');
      expect(text.includes('10 CCR 2171.1')).toBe(state === 'CA');
      for (const paper of await papersOf(policyId)) {
        const bytes = await bytesOf(paper.docId);
        before.set(paper.docId, createHash('sha256').update(bytes).digest('hex'));
      }
      expect(before.has(docId)).toBe(true);
      const marks = await pdfBookmarks(await bytesOf(docId));
      const titles = marks.map(([title]) => title);
      expect(titles).toContain('Forms and endorsements');
      expect(titles.some((title) => title.startsWith(`${number} 01 26: Cyber policy`))).toBe(true);
    }
  });

  it('stays byte for byte after two later editions, which go to what begins on their days', async () => {
    for (const number of ['PAL 100 US', 'PAL 200 SL']) {
      await editionOf(number, '01 99', '2099-01-01');
      await editionOf(number, '01 00', '2100-01-01');
    }
    for (const [docId, sha256] of before) {
      const bytes = await bytesOf(docId);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    expect(before.size).toBeGreaterThanOrEqual(4);
    for (const [product, state, number] of SOLD) {
      for (const [start, edition] of [
        ['2098-12-31', '01 26'],
        ['2099-01-01', '01 99'],
        ['2100-06-01', '01 00'],
      ]) {
        const { text } = await issued(product, state, start);
        expect([product, start, text.includes(`${number} ${edition}: `)]).toEqual([
          product,
          start,
          true,
        ]);
      }
    }
    const renewal = await issued('P100', 'OH', '2099-12-01', newId());
    expect(renewal.text).toContain('PAL 100 US 01 99: ');
  });

  it('is noticed in the words of the day on which the notice is mailed', async () => {
    const { policyId } = await issued('P100', 'OH', '2098-03-01');
    const known: string[] = [];
    const isNew = ({ docId, docName }: Row) =>
      docName.startsWith('Notice') && !known.includes(docId);
    const noticed = async (noticeMailedOn: string, version: number) => {
      await app.deliver('policy.non-renewed.v1', {
        policyHead: { ...samplePolicyHead(policyId), product: 'P100' },
        insured: SAMPLE_INSURED,
        reason: 'UNDERWRITING',
        by: 'INSURER',
        noticeMailedOn,
        scope,
        version,
      });
      const papers = await papersOf(policyId);
      const docId = papers.find((paper) => isNew(paper))?.docId ?? '';
      known.push(docId);
      return { docId, text: (await pdfText(await bytesOf(docId))).join(' ').replace(/\s+/g, ' ') };
    };
    await editionOf('PAL 411 US', '01 99', '2099-01-01');
    const early = await noticed('2098-12-31', 2);
    expect(early.text).toContain(
      'PAL 411 US 01 26: Words of the notice of nonrenewal This policy is',
    );
    const bytes = await bytesOf(early.docId);
    const late = await noticed('2099-01-01', 3);
    expect(late.docId).not.toBe(early.docId);
    expect(late.text).toContain(
      'PAL 411 US 01 99: Words of the notice of nonrenewal Words of edition',
    );
    expect((await bytesOf(early.docId)).equals(bytes)).toBe(true);
  });

  it('keeps its forms in the library, and says which paper has them', async () => {
    const { body } = await ada.get<Page<PolicyFormResponse>>(
      `${API}/forms/search?search=PAL 100 US&sort=edition,desc`,
    );
    const used = body.content.find(({ edition }) => edition === '01 26');
    const refused = await ada.send('DELETE', `${API}/forms/${used?.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'FORM_IN_USE' } });
    expect(JSON.stringify(refused.body)).toContain('Policy P-26-0000001 and ');
  });

  it('is followed by the forms that a change brings, without those that it has', async () => {
    const { policyId } = await issued('P250', 'OH', '2098-12-01');
    const text = await changed(policyId, ['WAR_EXCLUSION']);
    expect(text).toContain('PAL 558 US 01 26: 1. War Exclusion endorsement');
    expect(text).toContain('PAL 195 US 01 26: Change of the policy From 03/01/2099 on');
    expect(text).not.toContain('PAL 100 US');
  });

  it('follows from its terms where its forms were not noted', async () => {
    const { policyId, docId } = await issued('P250', 'OH', '2098-12-01');
    const { manager } = app.dataSource;
    await manager.delete(FormUse, { documentId: docId });
    const { terms } = await manager.findOneByOrFail(PolicyPrintRow, { id: policyId });
    const endorsements: (typeof terms)['endorsements'] = ['BIPA_EXCLUSION'];
    await manager.update(PolicyPrintRow, policyId, { terms: { ...terms, endorsements } });
    const text = await changed(policyId, ['BIPA_EXCLUSION', 'WAR_EXCLUSION']);
    expect(text).toContain('PAL 558 US 01 26: 1. War Exclusion endorsement');
    expect(text).toContain('PAL 195 US 01 26: Change of the policy');
    expect(text).not.toContain('BIPA Exclusion endorsement');
  });
});
