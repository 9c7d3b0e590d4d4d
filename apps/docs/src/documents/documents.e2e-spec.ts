import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  eventually,
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  sampleQuoteHead,
  startApp,
  sentMails,
} from '@palisade/testing';
import { AttestedQuotes } from '../esign/attested-quotes.fixture-spec';
import { service } from '../main';
import { pdfText } from '../rendering/pdf-text.fixture';

const CARRIER = newId();
const { accountId } = SAMPLE_INSURED;
const { agencyId } = SAMPLE_AGENT;
const scope = scopeOf({ accountId, agencyId, carrierId: CARRIER });
const permissions = ['document:view', 'quote:view', 'quote:sign', 'billing:view'];

const rating = {
  ratingId: newId(),
  inputHash: 'ab'.repeat(32),
  rateBookId: newId(),
  rateBookVersion: 'US-2026-01',
};
const common = { insured: SAMPLE_INSURED, terms: SAMPLE_TERMS, charges: SAMPLE_CHARGES };
const parties = { contact: SAMPLE_CONTACT, agent: SAMPLE_AGENT, carrierId: CARRIER };

interface Row {
  docId: string;
  docType: string;
  docName: string;
  sha256: string;
}

describe('documents', () => {
  let app: TestApp;
  let agency: TestCaller;
  let customer: TestCaller;
  const quotes = new AttestedQuotes();

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'documents-'));
    app = await startApp(service, { DATA_DIR, QUOTE_URL: await quotes.start() });
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: agencyId, permissions });
    customer = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions,
    });
    await app.deliver('organization.saved.v1', {
      organizationId: CARRIER,
      accountType: 'CARRIER',
      name: 'Anchor Mutual',
      fullName: null,
      hostname: null,
      locationAlias: null,
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });
  });
  afterAll(async () => {
    quotes.close();
    await app.close();
  });

  const bound = (policyId: string): EventData<'binder.bound.v1'> => ({
    policyHead: samplePolicyHead(policyId),
    ...common,
    ...parties,
    boundOn: '2026-01-15T12:00:00.000Z',
    binderExpiresOn: '2026-03-03T06:00:00.000Z',
    commissionPct: 15,
    agencyBilled: false,
    paymentTerms: 30,
    surplus: null,
    scope,
    version: 1,
  });

  const issued = (policyId: string): EventData<'policy.issued.v1'> => ({
    policyHead: { ...samplePolicyHead(policyId), status: 'ISSUED' },
    ...common,
    ...parties,
    treatyIds: [],
    rating,
    commissionPct: 15,
    timeZone: 'America/Chicago',
    parentPolicyId: null,
    issuedBy: 'SYSTEM',
    scope,
    version: 2,
  });

  const invoiced = (policyId: string): EventData<'invoice.created.v1'> => ({
    invoiceId: newId(),
    invoiceNumber: 'I-26-0000001',
    policyId,
    policyNumber: 'P-26-0000001',
    kind: 'NEW',
    currency: 'USD',
    lines: [
      { type: 'premium', amount: 123_400 },
      { type: 'brokerFee', amount: 5_000 },
      { type: 'surplusLineTax', amount: 6_227 },
      { type: 'surplusStampingFee', amount: 51 },
    ],
    amountDue: 134_678,
    balance: 134_678,
    dueDate: '2026-03-03',
    agencyBilled: false,
    scope,
    version: 1,
  });

  const ofPolicy = async (policyId: string, caller = agency): Promise<Row[]> =>
    (await caller.get<Row[]>(`/api/docs/v1/policy/${policyId}`)).body;

  async function download(address: string, caller = agency): Promise<Buffer> {
    const headers = { authorization: `Bearer ${caller.token}` };
    const answer = await fetch(app.url + address, { headers });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  const textOf = async (docId: string, caller = agency): Promise<string[]> =>
    pdfText(await download(`/api/docs/v1/download?docId=${docId}`, caller));

  it.each([
    ['the policy before its invoice', ['issued', 'invoiced']],
    ['the invoice before its policy', ['invoiced', 'issued']],
  ])('of a policy are its binder, invoice and packet: %s', async (_, order) => {
    const policyId = newId();
    await app.deliver('binder.bound.v1', bound(policyId));
    for (const step of order) {
      if (step === 'issued') await app.deliver('policy.issued.v1', issued(policyId));
      else await app.deliver('invoice.created.v1', invoiced(policyId));
    }
    const rows = await ofPolicy(policyId);
    expect(rows.map(({ docName }) => docName).sort()).toEqual([
      'Binder P-26-0000001',
      'Invoice I-26-0000001',
      'Policy P-26-0000001',
    ]);
    const packet = rows.find(({ docType }) => docType === 'POLICY') as Row;
    const pages = await textOf(packet.docId, customer);
    const text = pages.join(' ');
    for (const part of [
      'Policy declarations',
      'Anchor Mutual',
      'Surplus lines notice',
      'PAL 200 SL 01 26',
      'Waiver of Subrogation endorsement',
      'Rejection of terrorism coverage',
    ]) {
      expect(text).toContain(part);
    }
    expect(pages.at(-1)).toContain('$1,346.78');
    const content = await download(`/api/docs/v1/download?docId=${packet.docId}`);
    expect(createHash('sha256').update(content).digest('hex')).toBe(packet.sha256);
  });

  it('print once, however often an event comes', async () => {
    const policyId = newId();
    const id = newId();
    await app.deliver('binder.bound.v1', bound(policyId), id);
    await app.deliver('binder.bound.v1', bound(policyId), id);
    expect(await ofPolicy(policyId)).toHaveLength(1);
  });

  const paidFor = async (
    policyId: string,
    invoice: EventData<'invoice.created.v1'>,
  ): Promise<void> => {
    await app.deliver('binder.bound.v1', bound(policyId));
    await app.deliver('invoice.created.v1', invoice);
    const money = {
      transactionId: 'T-26-0000001',
      policyId,
      policyNumber: 'P-26-0000001',
      currency: 'USD' as const,
      premiumPart: 123_400,
      scope,
      version: 1,
    };
    await app.deliver('payment.settled.v1', {
      ...money,
      invoiceId: newId(),
      invoiceNumber: 'I-26-0000001',
      method: 'Credit Card',
      amount: 134_678,
      paidShare: 100,
      isDownPayment: false,
      payer: 'INSURED',
      paidOn: '2026-01-20',
      contact: SAMPLE_CONTACT,
    });
    await app.deliver('payment.refunded.v1', {
      ...money,
      transactionId: 'T-26-0000002',
      amount: 10_000,
      to: 'INSURED',
      reason: 'Cancelled',
    });
  };

  it('of money are its receipts and credit notes', async () => {
    const policyId = newId();
    await paidFor(policyId, invoiced(policyId));
    const receipt = await pdfText(await download(`/api/docs/v1/receipt/${policyId}`, customer));
    expect(receipt.join(' ')).toMatch(/T-26-0000001.*Credit Card.*01\/20\/2026.*\$1,346\.78/);
    const path = `/api/docs/v1/receipt/${policyId}?transactionId=T-26-0000009`;
    expect((await agency.get(path)).status).toBe(404);
    const invoice = await pdfText(await download(`/api/docs/v1/invoice/${policyId}`));
    expect(invoice.join(' ')).toContain('Invoice I-26-0000001');
    const credit = (await ofPolicy(policyId)).find(({ docType }) => docType === 'OTHER') as Row;
    expect((await textOf(credit.docId)).join(' ')).toContain('$100.00');
  });

  it('of money that is settled net are for who sees commissions', async () => {
    const policyId = newId();
    const bill = invoiced(policyId);
    const kept = { type: 'commission' as const, amount: -18_510 };
    await paidFor(policyId, { ...bill, agencyBilled: true, lines: [...bill.lines, kept] });
    const own = { accountType: 'AGENCY', organizationId: agencyId } as const;
    const seeing = await app.signIn({ ...own, permissions: [...permissions, 'commission:view'] });
    const namesFor = async (caller: TestCaller): Promise<string[]> => {
      const { body } = await caller.get<Row[]>(`/api/docs/v1/policy/${policyId}`);
      return body.map(({ docName }) => docName).sort();
    };
    const gross = ['Binder P-26-0000001', 'Invoice I-26-0000001'];
    expect(await namesFor(agency)).toEqual(gross);
    expect(await namesFor(customer)).toEqual(gross);
    expect(await namesFor(seeing)).toEqual([
      gross[0],
      'Credit note T-26-0000002',
      gross[1],
      'Receipt T-26-0000001',
    ]);
    expect((await agency.get(`/api/docs/v1/receipt/${policyId}`)).status).toBe(404);
  });

  it('of an invoice that moved is one a day, as it stands at last', async () => {
    const policyId = newId();
    const bill = invoiced(policyId);
    await app.deliver('binder.bound.v1', bound(policyId));
    await app.deliver('invoice.created.v1', bill);
    const moved = (amountDue: number, paid: number) => {
      const type = paid < amountDue ? 'invoice.partially-paid.v1' : 'invoice.paid.v1';
      const money = { amountDue, paid, balance: amountDue - paid, closedBy: null };
      const { invoiceId, invoiceNumber, policyNumber, currency, dueDate, version } = bill;
      const invoice = { invoiceId, invoiceNumber, policyId, policyNumber, currency, dueDate };
      return app.deliver(type, { ...invoice, ...money, scope, version });
    };
    const standing = async () =>
      (await ofPolicy(policyId)).filter(({ docName }) => docName.includes('as of'));
    await moved(134_678, 100_000);
    expect(await standing()).toHaveLength(1);
    await moved(60_000, 100_000);
    await moved(60_000, 60_000);
    const [row, ...others] = await standing();
    expect(others).toEqual([]);
    const text = (await textOf(String(row?.docId))).join(' ');
    expect(text).toMatch(/Credited since.*\$746\.78.*Paid.*\$600\.00.*Still due.*\$0\.00/);
    app.clock.advance(86_400_000);
    await moved(50_000, 50_000);
    expect(await standing()).toHaveLength(2);
  });

  describe('of a cancellation', () => {
    const asked = { reason: 'INSURED_REQUEST', cancelDate: '2026-04-15' };
    const state = { isPaid: true, isOpenForRenewal: false, nocStopped: false };
    const ofIt = (policyId: string) => ({ policyHead: samplePolicyHead(policyId), scope });

    const namesOf = async (policyId: string): Promise<string[]> =>
      (await ofPolicy(policyId)).map(({ docName }) => docName).sort();

    const paperOf = async (policyId: string, title: string): Promise<string> => {
      const rows = await ofPolicy(policyId, customer);
      const { docId } = rows.find(({ docName }) => docName.startsWith(title)) as Row;
      return (await textOf(docId, customer)).join(' ').replace(/ +/g, ' ');
    };

    const pending = (policyId: string, noticeDays: number | null) =>
      app.deliver('policy.cancel-pending.v1', {
        ...ofIt(policyId),
        ...asked,
        method: 'SHORT_RATE',
        mailedOn: null,
        noticeDays,
        charges: SAMPLE_CHARGES,
        insured: SAMPLE_INSURED,
        contact: SAMPLE_CONTACT,
        version: 3,
      });

    it('that is asked for is the signed request, and no notice when it is approved', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const requestedAt = '2026-02-20T12:00:00.000Z';
      const cancelRequest = { ...asked, requestedBy: 'Nora Vale', requestedAt };
      const published = { ...ofIt(policyId), ...state, action: 'requestCancellation' };
      await app.deliver('policy.changed.v1', { ...published, cancelRequest, version: 2 });
      const text = await paperOf(policyId, 'Cancellation request');
      for (const part of [
        'Cancel on 04/15/2026',
        'Requested by the insured',
        'On behalf of the named insured I ask the insurer to cancel this policy',
        `Signed Nora Vale Time (UTC) ${requestedAt}`,
      ]) {
        expect(text).toContain(part);
      }
      await pending(policyId, null);
      await app.deliver('policy.cancel-stopped.v1', {
        ...ofIt(policyId),
        reason: 'Rejected',
        stopped: null,
        version: 4,
      });
      expect(await namesOf(policyId)).toEqual([
        'Binder P-26-0000001',
        'Cancellation approved P-26-0000001',
        'Cancellation request P-26-0000001',
      ]);
    });

    it('is followed by the offer of more time to report, and by what was bought', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const window = { endOfCover: '2026-03-11', automaticUntil: '2026-05-10' };
      await app.deliver('policy.reporting-offered.v1', {
        ...ofIt(policyId),
        ...window,
        buyBy: '2026-05-10',
        citation: 'House standard',
        options: [{ months: 12, until: '2027-03-11', charges: SAMPLE_CHARGES }],
        version: 2,
      });
      const offer = await paperOf(policyId, 'Extended reporting offer');
      expect(offer).toContain('can be reported before 05/10/2026 without charge');
      expect(offer).toContain('03/11/2027');
      await app.deliver('policy.endorsed.v1', {
        ...ofIt(policyId),
        endorsementId: newId(),
        type: 'ERP',
        effectiveDate: '2026-03-11',
        insured: SAMPLE_INSURED,
        terms: SAMPLE_TERMS,
        charges: SAMPLE_CHARGES,
        factor: '1',
        priorKnowledgeDate: null,
        erp: { months: 12, from: '2026-03-11', to: '2027-03-11' },
        version: 3,
      });
      const bought = await paperOf(policyId, 'Extended reporting P');
      expect(bought).toContain('Reported before 03/11/2027');
    });

    it('that cancels a policy for its insurer has the words of its day', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      await pending(policyId, 30);
      const text = await paperOf(policyId, 'Notice of cancellation');
      const words = encodeURIComponent('PAL 410 "without a further notice"');
      const said = await customer.get<{ content: Row[] }>(`/api/docs/v1/search?search=${words}`);
      expect(said.body.content.map(({ docName }) => docName)).toContain(
        'Notice of cancellation P-26-0000001',
      );
      expect(text).toContain('PAL 410 US 01 26');
      expect(text).toContain('Cover ends on 04/15/2026, without a further notice.');
      expect(text).toContain('on that day, unless the reason is taken away before it.');
      expect(text).toContain('The reason: Requested by the insured');
      expect(text).toContain('PAL 196 US 01 26: After a cancellation');
    });

    it('that goes to surplus lines keeps who declined it', async () => {
      const [quoteId, policyId] = [newId(), newId()];
      const declinations = ['Anchor Mutual', 'Beacon Casualty', 'Cove Indemnity'].map(
        (insurer) => ({ insurer, contact: 'Ada Alder', declinedOn: '2026-01-10', reason: 'Class' }),
      );
      const signed = { signedBy: 'Nora Vale', signedAt: '2026-01-14T12:00:00.000Z' };
      const broker = { brokerName: 'Ann Lee', licenseNumber: 'SL 1', state: 'NV' };
      const quote: EventData<'quote.bound.v1'> = {
        ...bound(policyId),
        quoteHead: sampleQuoteHead(quoteId),
        policyId,
        rating,
        parentPolicyId: null,
        subjectivities: [],
        signed: null,
        surplus: { ...broker, noticeAttestedAt: null },
      };
      await app.deliver('quote.bound.v1', { ...quote, effort: null });
      const effort = { basis: 'DECLINATIONS', declinations, ...signed } as const;
      await app.deliver('quote.bound.v1', { ...quote, effort });
      const text = await paperOf(policyId, 'Diligent effort');
      expect(text).toContain('Beacon Casualty Ada Alder declined on 01/10/2026: Class');
      expect(text).toContain('Signed Nora Vale');
      expect(await namesOf(policyId)).toEqual(['Diligent effort Q-26-0000001']);
    });

    it('that receives or denies a claim is a paper of the claim', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const claim = { claimId: newId(), claimNumber: 'C-26-0000001', policyId, scope };
      const told = {
        ...claim,
        lossDate: '2026-03-01',
        reportedDate: '2026-03-02',
        causes: [],
        reporterName: 'Nora Vale',
      };
      await app.deliver('claim.filed.v1', { ...told, isCircumstance: true, version: 1 });
      await app.deliver('claim.filed.v1', { ...told, isCircumstance: false, version: 2 });
      const closed = { ...claim, closedDate: '2026-04-01', currency: 'USD', incurred: 0 } as const;
      const paid = { ...closed, fileStatus: 'CLOSED_WITH_PAYMENT', version: 3 } as const;
      await app.deliver('claim.closed.v1', paid);
      const reason = 'The incident was found after the policy had ended.';
      await app.deliver('claim.closed.v1', { ...closed, fileStatus: 'DENIED', reason, version: 4 });
      const doubt = 'It is not yet known when the incident began.';
      const changed = { ...claim, fileStatus: 'OPEN', handlerId: null } as const;
      const reserved = { action: 'reserveRights', reason: doubt, rightsReservedOn: '2026-03-20' };
      await app.deliver('claim.changed.v1', { ...changed, action: 'assign', version: 5 });
      await app.deliver('claim.changed.v1', { ...changed, ...reserved, version: 6 });
      const search = `/api/docs/v1/search?claimId=${claim.claimId}`;
      const { body } = await customer.get<{ content: (Row & { docType: string })[] }>(search);
      expect(body.content.map(({ docName, docType }) => [docName, docType]).sort()).toEqual([
        ['Claim received C-26-0000001', 'CLAIM'],
        ['Notice of denial C-26-0000001', 'CLAIM'],
        ['Reservation of rights C-26-0000001', 'CLAIM'],
      ]);
      const received = await paperOf(policyId, 'Claim received');
      expect(received).toContain('Date of loss 03/01/2026');
      expect(received).toContain('PAL 198 US 01 26: What we need for a claim');
      const kept = await paperOf(policyId, 'Reservation of rights');
      expect(kept).toContain('PAL 414 US 01 26');
      expect(kept).toContain(`Rights reserved on 03/20/2026 Reason ${doubt}`);
      const denied = await paperOf(policyId, 'Notice of denial');
      expect(denied).toContain('PAL 413 US 01 26');
      expect(denied).toContain(`into claim C-26-0000001 under policy P-26-0000001`);
      expect(denied).toContain(`The reason: ${reason}`);
    });

    it('that does not renew a policy is a paper that says when it was mailed', async () => {
      const policyId = newId();
      const data = bound(policyId);
      await app.deliver('binder.bound.v1', data);
      const notice = { ...ofIt(policyId), insured: data.insured, reason: 'UNDERWRITING' };
      const optedOut = { ...notice, by: 'INSURED', noticeMailedOn: null, version: 2 } as const;
      await app.deliver('policy.non-renewed.v1', optedOut);
      expect(await namesOf(policyId)).toEqual(['Binder P-26-0000001']);
      const noticed = {
        ...notice,
        by: 'INSURER',
        noticeMailedOn: '2026-10-01',
        version: 3,
      } as const;
      await app.deliver('policy.non-renewed.v1', noticed);
      const text = await paperOf(policyId, 'Notice of nonrenewal');
      expect(text).toContain('Reason Underwriting reasons');
      expect(text).toContain('Mailed on 10/01/2026');
      expect(text).toContain('PAL 411 US 01 26');
      expect(text).toContain('This policy is not renewed.');
    });

    it('that certifies is a paper without what it costs, mailed to who holds it', async () => {
      const policyId = newId();
      const data = bound(policyId);
      await app.deliver('binder.bound.v1', data);
      const to = `bank-${policyId}@first.example`;
      const certificate = {
        ...ofIt(policyId),
        certificateId: newId(),
        certificateNumber: 'P-26-0000001-C1',
        code: '01234-56789-ABCDE-FGHJK',
        insured: data.insured,
        holder: {
          name: 'First Bank',
          address1: '1 Road',
          city: 'Reno',
          state: 'NV',
          zipCode: '89501',
        },
        isAdditionalInsured: false,
        asOf: '2026-03-01',
        coverEnds: '2026-09-01',
      };
      const terms = { ...SAMPLE_TERMS, aggregateLimit: 70_000_000, endorsements: ['BLANKET_AI'] };
      const docId = newId();
      const mailed = { ...certificate, terms, docId, to, version: 2 };
      await app.deliver('policy.certificate-issued.v1', mailed);
      const text = await paperOf(policyId, 'Certificate P-26-0000001-C1');
      for (const line of [
        'What the policy covers on 03/01/2026',
        'Code 01234-56789-ABCDE-FGHJK',
        'certificate/01234-56789-ABCDE-FGHJK',
        'Name First Bank',
        'as far as a written contract with the insured asks for it',
        'Ends 09/01/2026',
        'A notice was given that cancels the policy on this day.',
        'Aggregate limit $700,000',
        'What a certificate is',
      ]) {
        expect(text.replace(/\s+/g, ' ')).toContain(line);
      }
      expect(text).not.toMatch(/premium/i);
      const [mail] = (await sentMails(app)).filter((one) => one.to === to);
      expect(mail.attachments).toEqual([
        { name: 'Certificate P-26-0000001-C1.pdf', type: 'application/pdf' },
      ]);
      const kept = { ...certificate, terms: SAMPLE_TERMS, holder: null, to: null };
      const keptNumber = { certificateNumber: 'P-26-0000001-C2', docId: newId(), version: 3 };
      await app.deliver('policy.certificate-issued.v1', { ...kept, ...keptNumber });
      expect(await paperOf(policyId, 'Certificate P-26-0000001-C2')).not.toContain('Holder');
    });

    it('that makes a policy void is a paper that says so', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const all = { reason: 'ERROR', charges: SAMPLE_CHARGES, premiums: [] };
      await app.deliver('policy.voided.v1', { ...ofIt(policyId), ...all, version: 2 });
      const text = await paperOf(policyId, 'Void policy');
      expect(text).toContain('Issued in error');
      expect(text).toContain('void from its first day, as if it had never been issued');
    });

    it('whose insured signed that no loss happened is a paper with the text and the signature', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const statement = {
        version: 'NO-LOSS-1',
        sha256: 'a'.repeat(64),
        cancelDate: '2026-03-11',
        signeeName: 'Ira Stone',
        signeeTitle: 'Owner',
        signature: 'I. Stone',
        signedAt: '2026-03-20T09:30:00.000Z',
        address: '203.0.113.7',
        device: 'Firefox',
      };
      await app.deliver('policy.no-loss-signed.v1', { ...ofIt(policyId), statement, version: 2 });
      const text = await paperOf(policyId, 'Statement of no loss');
      const signed = ['Ira Stone', 'Owner', 'I. Stone', '203.0.113.7', 'Firefox', '03/11/2026'];
      for (const part of [
        ...signed,
        '2026-03-20T09:30:00.000Z',
        'I have asked those who would know',
      ])
        expect(text).toContain(part);
    });

    it('whose invoice is asked for again has it once, for the insured as it is named now', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const asking = { ...ofIt(policyId), ...state, action: 'printInvoice', cancelRequest: null };
      const ask = (invoiceDocId: string, version: number): Promise<void> =>
        app.deliver('policy.changed.v1', { ...asking, invoiceDocId, version });
      // What is billed comes a moment later: nothing that was asked for is lost.
      const early = ask(newId(), 2);
      await app.deliver('invoice.created.v1', invoiced(policyId));
      await early;
      const [before] = (await ofPolicy(policyId)).filter(({ docType }) => docType === 'INVOICE');
      const renamed = { ...bound(policyId), insured: { ...SAMPLE_INSURED, name: 'Blue Rock' } };
      await app.deliver('binder.bound.v1', { ...renamed, version: 9 });
      const docId = newId();
      await ask(docId, 10);
      const invoices = (await ofPolicy(policyId)).filter(({ docType }) => docType === 'INVOICE');
      expect(invoices.map(({ docId: id, docName }) => [id, docName])).toEqual([
        [docId, before?.docName],
      ]);
      expect((await textOf(docId, customer)).join(' ')).toContain('Blue Rock');
    });

    it('that the insurer announced is its notice, and the stop of that notice', async () => {
      const policyId = newId();
      await app.deliver('binder.bound.v1', bound(policyId));
      const published = { ...ofIt(policyId), ...state, action: 'pay', cancelRequest: null };
      await app.deliver('policy.changed.v1', { ...published, version: 2 });
      await pending(policyId, 35);
      await app.deliver('policy.cancel-stopped.v1', {
        ...ofIt(policyId),
        reason: 'Paid in full',
        version: 4,
        stopped: { reason: 'NON_PAYMENT', cancelDate: '2026-04-15' },
      });
      expect(await namesOf(policyId)).toEqual([
        'Binder P-26-0000001',
        'Notice of cancellation P-26-0000001',
        'Notice of cancellation stopped P-26-0000001',
      ]);
      const text = await paperOf(policyId, 'Notice of cancellation stopped');
      for (const part of [
        'Would have ended on 04/15/2026',
        'Reason of the notice Non-payment of premium',
        'Stopped because Paid in full',
        'The policy is not cancelled on 04/15/2026.',
      ]) {
        expect(text).toContain(part);
      }
    });
  });

  it('of a finance plan is its agreement, under the id that billing told', async () => {
    const [policyId, processorId, docId] = [newId(), newId(), newId()];
    await app.deliver('binder.bound.v1', bound(policyId));
    await app.deliver('organization.saved.v1', {
      organizationId: processorId,
      accountType: 'PREMIUM_PROCESSOR',
      name: 'Evenpay',
      fullName: null,
      hostname: null,
      locationAlias: null,
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });
    await app.deliver('finance.accepted.v1', {
      financeId: newId(),
      financeQuoteNumber: 'F-26-0000001',
      policyId,
      processorId,
      docId,
      policyNumber: 'P-26-0000001',
      currency: 'USD',
      amountFinanced: 103_742,
      downPayment: 30_936,
      apr: 9.5,
      installments: 10,
      installmentAmount: 10_831,
      firstInstallmentDue: '2026-03-01',
      signeeName: 'Ada Alder',
      version: 1,
      signedAt: '2026-01-15T12:00:00.000Z',
      scope,
    });
    const text = (await textOf(docId, customer)).join(' ').replace(/ +/g, ' ');
    for (const part of [
      'Premium finance agreement F-26-0000001',
      'Premium finance company Evenpay',
      'Insurer Anchor Mutual',
      'Total premium, taxes and fees $1,346.78',
      'Amount financed $1,037.42',
      'Annual percentage rate 9.5%',
      'Finance charge $45.68',
      'Total of installments $1,083.10',
      'Total with the down payment $1,392.46',
      '1 03/01/2026 $108.31',
      '10 12/01/2026 $108.31',
      'within 10 days of its signature',
      'Signed Ada Alder',
    ]) {
      expect(text).toContain(part);
    }
    expect((await ofPolicy(policyId)).map(({ docName }) => docName)).toContain(
      'Premium finance agreement F-26-0000001',
    );
  });

  it('of another tenant do not exist', async () => {
    const policyId = newId();
    await app.deliver('binder.bound.v1', bound(policyId));
    const [{ docId }] = await ofPolicy(policyId);
    const strangers = await Promise.all([
      app.signIn({ accountType: 'AGENCY', permissions }),
      app.signIn({ accountType: 'CUSTOMER', permissions }),
      app.signIn({ accountType: 'CARRIER', permissions }),
      app.signIn({ accountType: 'VENDOR', permissions }),
      app.signIn({
        accountType: 'CUSTOMER',
        organizationId: accountId,
        permissions,
        onlyPolicyId: newId(),
      }),
    ]);
    for (const stranger of strangers) {
      expect((await stranger.get(`/api/docs/v1/download?docId=${docId}`)).status).toBe(404);
      expect(await ofPolicy(policyId, stranger)).toEqual([]);
      const { body } = await stranger.get('/api/docs/v1/search');
      expect(body.totalElements).toBe(0);
    }
    const carrier = await app.signIn({
      accountType: 'CARRIER',
      organizationId: CARRIER,
      permissions,
    });
    expect(await ofPolicy(policyId, carrier)).toHaveLength(1);
    const code = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions,
      onlyPolicyId: policyId,
    });
    expect((await code.get('/api/docs/v1/search')).body.totalElements).toBe(1);
  });

  it('of a claim are opened by no code for the money or the papers of its policy', async () => {
    const [policyId, claimId, docId] = [newId(), newId(), newId()];
    await app.dataSource.query(
      `insert into document (id, doc_type, title, file_name, content_type, size, sha256, pages,
         account_id, agency_id, team_ids, policy_id, claim_id, created, source)
       values ($1, 'CLAIM', 'Report', 'report.pdf', 'application/pdf', 1, '', 1, $2, $3, '{}', $4,
         $5, now(), 'UPLOADED')`,
      [docId, accountId, agencyId, policyId, claimId],
    );
    const seenBy = async (only: object): Promise<string[]> => {
      const holder = { accountType: 'CUSTOMER', organizationId: accountId, permissions } as const;
      const code = await app.signIn({ ...holder, ...only });
      return (await ofPolicy(policyId, code)).map((row) => row.docId);
    };
    expect(await seenBy({ onlyPolicyId: policyId })).toEqual([]);
    expect(await seenBy({ onlyClaimId: claimId })).toEqual([docId]);
    expect(await seenBy({})).toEqual([docId]);
  });

  it('of money are had by who may see no others', async () => {
    const policyId = newId();
    await app.deliver('binder.bound.v1', bound(policyId));
    const payer = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: ['policy:view', 'billing:view', 'billing:pay'],
      onlyPolicyId: policyId,
    });
    const statusOf = async (path: string) => (await payer.get(`/api/docs/v1/${path}`)).status;
    // Printed a moment after the event: there is none yet, but the payer is not refused.
    expect(await statusOf(`invoice/${policyId}`)).toBe(404);
    expect(await statusOf(`receipt/${policyId}`)).toBe(404);
    expect(await statusOf('search')).toBe(403);
  });

  it('are seen by the partners of the agency, the account and the claim while they are tied', async () => {
    const policyId = newId();
    await app.deliver('binder.bound.v1', bound(policyId));
    const [cluster, aggregator, mssp, vendor] = await Promise.all(
      (['CLUSTER', 'DIGITAL', 'MSSP', 'VENDOR'] as const).map(async (accountType) => {
        const organizationId = newId();
        const caller = await app.signIn({ accountType, organizationId, permissions });
        return { organizationId, caller };
      }),
    );
    const [ofAccount, ofClaim, claimId] = [newId(), newId(), newId()];
    for (const [id, claim] of [
      [ofAccount, null],
      [ofClaim, claimId],
    ]) {
      await app.dataSource.query(
        `insert into document (id, doc_type, title, file_name, content_type, size, sha256, pages,
           account_id, agency_id, team_ids, claim_id, created, source)
         values ($1, 'OTHER', 'Plan', 'plan.pdf', 'application/pdf', 1, '', 1, $2, $3, '{}', $4,
           now(), 'UPLOADED')`,
        [id, accountId, agencyId, claim],
      );
    }
    const tie = async (tied: boolean, version: number): Promise<void> => {
      await app.deliver('agency.links-changed.v1', {
        agencyId,
        clusterId: tied ? cluster.organizationId : null,
        aggregatorId: tied ? aggregator.organizationId : null,
        version,
        scope,
      });
      await app.deliver('account.links-changed.v1', {
        accountId,
        aggregatorId: null,
        msspIds: tied ? [mssp.organizationId] : [],
        version: version + 100,
        scope,
      });
      await app.deliver('claim.changed.v1', {
        claimId,
        claimNumber: 'C-26-0000001',
        policyId,
        fileStatus: 'OPEN',
        action: 'vendors',
        handlerId: null,
        version,
        scope: scopeOf({ ...scope, vendorIds: tied ? [vendor.organizationId] : [] }),
      });
    };
    const seen = async ({ caller }: { caller: TestCaller }): Promise<string[]> => {
      const { body } = await caller.get<{ content: Row[] }>('/api/docs/v1/search?size=100');
      return body.content.map(({ docId }) => docId);
    };
    await tie(true, 1);
    const [{ docId: binder }] = await ofPolicy(policyId);
    for (const partner of [cluster, aggregator]) {
      expect(await seen(partner)).toEqual(expect.arrayContaining([binder, ofAccount]));
      expect(await seen(partner)).not.toContain(ofClaim);
    }
    expect(await seen(mssp)).toEqual([ofAccount]);
    expect(await seen(vendor)).toEqual([ofClaim]);
    await tie(false, 2);
    for (const partner of [cluster, aggregator, mssp, vendor]) {
      expect(await seen(partner)).toEqual([]);
      const path = `/api/docs/v1/download?docId=${ofClaim}`;
      expect((await partner.caller.get(path)).status).toBe(404);
    }
    await app.dataSource.query('delete from document where id = any($1)', [[ofAccount, ofClaim]]);
  });

  it('are searched by what they are about', async () => {
    const search = async (query: string): Promise<number> =>
      Number((await agency.get(`/api/docs/v1/search${query}`)).body.totalElements);
    expect(await search('?docType=RECEIPT')).toBe(1);
    expect(await search(`/${accountId}?docType=BINDER&search=binder`)).toBeGreaterThan(1);
    expect(await search('?productType=P_ONE')).toBe(0);
    expect((await agency.get('/api/docs/v1/search?docType=KITE')).status).toBe(400);
    const all = await search('?size=1');
    expect(await search(`/${agencyId}`)).toBe(all);
    expect(await search(`/${agencyId}?docType=RECEIPT`)).toBe(1);
    expect(await search(`/${newId()}`)).toBe(0);
    const staff = await app.signIn({ accountType: 'COWBELL', permissions });
    const ofAgency = `/api/docs/v1/search/${agencyId}`;
    const seen = async (caller: TestCaller): Promise<unknown> =>
      (await caller.get(ofAgency)).body.totalElements;
    expect(await seen(staff)).toBe(all);
    const rival = await app.signIn({ accountType: 'AGENCY', permissions });
    const team = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions,
      teamIds: [newId()],
      seesAllTeams: false,
    });
    for (const blind of [rival, team]) expect(await seen(blind)).toBe(0);
    expect((await agency.get('/api/docs/v1/docTypes')).body).toHaveLength(15);
    const types = async (claim: string): Promise<string[]> => {
      const path = `/api/docs/v1/docTypes?claim=${claim}`;
      const { body } = await agency.get<{ docType: string; claim: boolean }[]>(path);
      expect(body.every((row) => String(row.claim) === claim)).toBe(true);
      return body.map(({ docType }) => docType);
    };
    expect(await types('true')).toEqual(['LOSS_RUN', 'CLAIM']);
    expect(await types('false')).toHaveLength(13);
    expect((await agency.get('/api/docs/v1/docTypes?claim=maybe')).status).toBe(400);
  });

  describe('that are signed', () => {
    const SIGNATURE = {
      accepted: true,
      signeeName: 'Ada Alder',
      signeeTitle: 'Owner',
      signature: 'Ada Alder',
    };
    let version = 0;

    const sent = (quoteId: string): EventData<'quote.sent.v1'> => ({
      quoteHead: sampleQuoteHead(quoteId),
      quoteIds: [quoteId],
      purpose: 'SIGN',
      contact: SAMPLE_CONTACT,
      agent: SAMPLE_AGENT,
      ...common,
      expiresOn: '2026-03-01T00:00:00.000Z',
      scope: scopeOf({ accountId, agencyId }),
      version: ++version,
    });

    const signedEvents = async (quoteId: string): Promise<EventData<'document.signed.v1'>[]> => {
      const rows = await app.dataSource.query(
        `select body -> 'data' as data from outbox where type = 'document.signed.v1'`,
      );
      return rows
        .map(({ data }: { data: EventData<'document.signed.v1'> }) => data)
        .filter((data: EventData<'document.signed.v1'>) => data.quoteId === quoteId);
    };

    it('that offer a conditional renewal have its notice on paper', async () => {
      const quoteId = newId();
      const offer = { ...sent(quoteId), purpose: 'REVIEW' as const };
      const conditional = {
        reasons: ['PREMIUM_UP' as const],
        expiringPremium: 100_000,
        days: 30,
        mailedOn: '2026-01-05',
      };
      await app.deliver('quote.sent.v1', { ...offer, conditional });
      const { body } = await customer.get<{ content: Row[] }>(
        `/api/docs/v1/search?quoteId=${quoteId}`,
      );
      const names = body.content.map(({ docName }) => docName);
      expect(names).toEqual(['Notice of conditional renewal Q-26-0000001']);
    });

    it('carry the certificate, and quote hears of it', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      const { body: open } = await customer.get(`/api/esign/v1/status/${quoteId}`);
      expect(open).toMatchObject({
        signed: false,
        open: true,
        fileName: 'Application Q-26-0000001.pdf',
        signeeName: null,
        docSignedDate: null,
      });
      const { status, body } = await customer.post(`/api/esign/v1/sign/${quoteId}`, SIGNATURE);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        signed: true,
        open: false,
        signeeName: 'Ada Alder',
        signeeTitle: 'Owner',
        docSignedDate: app.clock.now().toISOString(),
      });
      const text = (await textOf(String(body.docId), customer)).join(' ');
      expect(text.replace(/ /g, '')).toContain(String(open.documentHash).slice(0, 40));
      const page = `/api/esign/v1/application-signed`;
      expect(open.signedToken).toBeNull();
      expect((await app.anonymous.get(`${page}/${String(body.signedToken)}`)).body).toEqual({
        quoteNumber: 'Q-26-0000001',
        companyName: SAMPLE_INSURED.name,
        signed: true,
      });
      expect((await app.anonymous.get(`${page}/${quoteId}`)).status).toBe(404);
      const [event] = await signedEvents(quoteId);
      expect(event).toMatchObject({ quoteId, docId: body.docId, sha256: body.documentHash });
    });

    it('are signed once, however many sign at once', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      const sign = () => customer.post(`/api/esign/v1/sign/${quoteId}`, SIGNATURE);
      const answers = await Promise.all(Array.from({ length: 8 }, sign));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      expect(await signedEvents(quoteId)).toHaveLength(1);
    });

    it('cannot be signed once withdrawn, and again when sent again', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      await app.deliver('quote.lost.v1', {
        quoteHead: sampleQuoteHead(quoteId),
        reason: 'Price is High',
        reasonSummary: null,
        changed: null,
        notify: false,
        scope: scopeOf({ accountId }),
        version: ++version,
      });
      const sign = () => customer.post(`/api/esign/v1/sign/${quoteId}`, SIGNATURE);
      expect((await sign()).status).toBe(409);
      await app.deliver('quote.sent.v1', sent(quoteId));
      expect((await sign()).status).toBe(200);
    });

    it('cannot be signed when the terms changed after they were sent', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      await app.deliver('quote.rated.v1', {
        quoteHead: sampleQuoteHead(quoteId),
        terms: SAMPLE_TERMS,
        charges: SAMPLE_CHARGES,
        rating,
        flags: [],
        expiresOn: null,
        scope: scopeOf({ accountId }),
        version: ++version,
      });
      expect((await customer.post(`/api/esign/v1/sign/${quoteId}`, SIGNATURE)).status).toBe(409);
    });

    it('are signed again when they are sent again', async () => {
      const quoteId = newId();
      const sign = () => customer.post(`/api/esign/v1/sign/${quoteId}`, SIGNATURE);
      await app.deliver('quote.sent.v1', sent(quoteId));
      expect((await sign()).status).toBe(200);
      await app.deliver('quote.sent.v1', sent(quoteId));
      expect((await sign()).status).toBe(200);
      expect(await signedEvents(quoteId)).toHaveLength(2);
    });

    it.each([
      ['without the declaration', { accepted: undefined }],
      ['when the declaration is refused', { accepted: false }],
      ['when the declaration is no yes or no', { accepted: 'true' }],
    ])('are not signed %s', async (_, change) => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      const path = `/api/esign/v1/sign/${quoteId}`;
      expect(await customer.post(path, { ...SIGNATURE, ...change })).toMatchObject({
        status: 400,
        body: {
          detail: 'Accept the declaration of the application to sign it.',
          errors: [{ pointer: '/accepted' }],
        },
      });
      const { body } = await customer.get(`/api/esign/v1/status/${quoteId}`);
      expect(body).toMatchObject({ signed: false, open: true, signeeName: null });
      expect(await signedEvents(quoteId)).toHaveLength(0);
    });

    it('are not signed with a letter that cannot be printed', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      const path = `/api/esign/v1/sign/${quoteId}`;
      const detail = 'Name contains a letter that cannot be printed: ח (U+05D7).';
      expect(await customer.post(path, { ...SIGNATURE, signeeName: 'חנה' })).toMatchObject({
        status: 422,
        body: { code: 'LETTER_NOT_PRINTED', detail, errors: [{ pointer: '/signeeName', detail }] },
      });
      const { body } = await customer.get(`/api/esign/v1/status/${quoteId}`);
      expect(body).toMatchObject({ signed: false, open: true, signeeName: null });
      expect(await signedEvents(quoteId)).toHaveLength(0);
      const typed = { ...SIGNATURE, signeeName: 'Łucja Ødegård', signature: 'Анна' };
      const { body: signed } = await customer.post(path, typed);
      const text = (await textOf(String(signed.docId), customer)).join(' ');
      for (const name of ['Łucja Ødegård', 'Анна']) expect(text).toContain(name);
    });

    it('are not signed before the named insured attested what they say', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      quotes.unattested.add(quoteId);
      const sign = () => customer.post(`/api/esign/v1/sign/${quoteId}`, SIGNATURE);
      expect(await sign()).toMatchObject({
        status: 409,
        body: {
          code: 'ATTESTATION_MISSING',
          detail: 'The named insured has not attested the application yet.',
        },
      });
      expect(await signedEvents(quoteId)).toHaveLength(0);
      quotes.unattested.delete(quoteId);
      expect((await sign()).status).toBe(200);
    });

    it('are the insured’s to sign', async () => {
      const quoteId = newId();
      await app.deliver('quote.sent.v1', sent(quoteId));
      const path = `/api/esign/v1/sign/${quoteId}`;
      const stranger = await app.signIn({ accountType: 'CUSTOMER', permissions });
      expect((await stranger.post(path, SIGNATURE)).status).toBe(404);
      const ofOther = await app.signIn({
        accountType: 'CUSTOMER',
        organizationId: accountId,
        permissions,
        onlyQuoteId: newId(),
      });
      expect(await ofOther.post(path, SIGNATURE)).toMatchObject({
        status: 401,
        body: { code: 'NOT_OPENED' },
      });
      const noSigner = await app.signIn({
        accountType: 'CUSTOMER',
        organizationId: accountId,
        permissions: ['quote:view'],
      });
      expect((await noSigner.post(path, SIGNATURE)).status).toBe(403);
      const empty = { signeeName: ' ', signeeTitle: '', signature: '' };
      const { status, body } = await customer.post<{ errors: object[] }>(path, empty);
      expect([status, body.errors.length]).toEqual([400, 4]);
      expect((await agency.get(`/api/esign/v1/status/${quoteId}`)).status).toBe(200);
    });
  });

  it('wait for the account they print', async () => {
    const quoteId = newId();
    const released = app.deliver('quote.released.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      rating,
      subjectivities: [],
      expiresOn: '2026-03-01T00:00:00.000Z',
      commissionPct: 15,
      scope: scopeOf({ accountId, agencyId }),
      version: 1,
    });
    await app.deliver('account.created.v1', {
      insured: SAMPLE_INSURED,
      status: 'Open',
      domains: [],
      contact: null,
      agent: SAMPLE_AGENT,
      aggregatorId: null,
      msspIds: [],
      revenue: null,
      currency: 'USD',
      employees: null,
      yearEstablished: null,
      records: null,
      entityType: null,
      ownershipType: null,
      franchiseSystemConnectivity: null,
      percentInternationalSales: null,
      claimHistory: null,
      securityAnswers: {},
      profileScore: null,
      scope,
      version: 1,
    });
    await released;
    const found = await eventually(async () => {
      const { body } = await agency.get<{ content: Row[] }>(
        `/api/docs/v1/search?quoteId=${quoteId}&docType=QUOTE`,
      );
      return body.content[0];
    });
    expect((await textOf(found.docId)).join(' ')).toContain('Cyber insurance proposal');
  });
});
