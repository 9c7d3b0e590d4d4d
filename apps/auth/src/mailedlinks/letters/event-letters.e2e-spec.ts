import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { StoredMail } from '@palisade/platform';
import { LOGGER, Transactions } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import type { Logger } from 'pino';
import {
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  sampleQuoteHead,
  sentMails,
  startApp,
} from '@palisade/testing';
import { demoOrganization, RED_ROCK_DENTAL_ID } from '../../demo/demo-organizations';
import { service } from '../../main';
import { KnowAddressesOfAgencies1700000002480 } from '../../migrations/1700000002480-know-addresses-of-agencies';
import { seed } from '../../seed';
import { BROKER_CHANGE } from './broker-events.fixture';
import { CERTIFICATE_CODE } from './certificate-events.fixture';
import { EventLetters } from './event-letters.service';

const HARBORLINE = demoOrganization('harborline').id;
const NORA = 'agent@harborline.example';
const ELI = 'producer@harborline.example';
const OUTSIDE = 'retail@elsewhere.example';
const IMOGEN = 'underwriter@palisade.example';
const ADA = SAMPLE_CONTACT.email;

const scope = scopeOf({ accountId: RED_ROCK_DENTAL_ID, agencyId: HARBORLINE });
const agent = { ...SAMPLE_AGENT, agencyId: HARBORLINE, email: NORA };
const insured = { ...SAMPLE_INSURED, accountId: RED_ROCK_DENTAL_ID, name: 'Red Rock Dental' };
const UK = { product: 'P_ONE', market: 'UK' } as const;

describe('letters of events', () => {
  let app: TestApp;
  let westCoast: string;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    await seed(app.app);
    [{ id: westCoast }] = (await app.dataSource.query(
      `select id from team where name = 'West Coast' and organization_id = $1`,
      [HARBORLINE],
    )) as { id: string }[];
  });
  afterAll(() => app.close());

  /** The mailbox outlives a run: a number is used once. */
  const newHead = (): EventData<'binder.bound.v1'>['policyHead'] => ({
    ...samplePolicyHead(randomUUID()),
    policyNumber: `P-${randomUUID()}`,
  });

  /** A bound policy, whose agent may be unknown to the platform. */
  async function bind(
    more: Partial<EventData<'binder.bound.v1'>> = {},
    head: object = {},
  ): Promise<EventData<'binder.bound.v1'>['policyHead']> {
    const policyHead = { ...newHead(), ...head };
    await app.deliver('binder.bound.v1', {
      policyHead,
      insured,
      contact: SAMPLE_CONTACT,
      agent,
      carrierId: randomUUID(),
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      boundOn: '2026-02-01T00:00:00.000Z',
      binderExpiresOn: '2026-03-01T00:00:00.000Z',
      commissionPct: 15,
      agencyBilled: false,
      paymentTerms: 30,
      surplus: null,
      version: 1,
      scope,
      ...more,
    });
    return policyHead;
  }

  const lettersOf = async (
    { policyNumber }: { policyNumber: string },
    subject: RegExp,
  ): Promise<StoredMail[]> =>
    (await sentMails(app)).filter(
      (mail) => mail.subject.includes(policyNumber) && subject.test(mail.subject),
    );

  const receiversOf = (mails: StoredMail[]): string[] => mails.map(({ to }) => to).sort();

  const cancel = (
    policyHead: EventData<'policy.cancelled.v1'>['policyHead'],
  ): EventData<'policy.cancelled.v1'> => ({
    policyHead,
    reason: 'NON_PAYMENT',
    method: 'PRO_RATA',
    cancelDate: '2026-07-20',
    factor: '0.5',
    charges: { ...SAMPLE_CHARGES, amountDue: -67_339 },
    feesReturned: false,
    reinstateUntil: '2026-08-19',
    version: 2,
    scope,
  });

  it('go to who holds a certificate, who looks it up by its code', async () => {
    const policyHead = await bind();
    await app.deliver('policy.certificate-affected.v1', {
      policyHead,
      certificateId: randomUUID(),
      certificateNumber: `${policyHead.policyNumber}-C1`,
      code: CERTIFICATE_CODE,
      holder: 'First Bank',
      to: OUTSIDE,
      answer: 'CANCELLED',
      since: '2026-07-20',
      changes: [],
      version: 2,
      scope,
    });
    const mails = await lettersOf(policyHead, /^Certificate/);
    expect(receiversOf(mails)).toEqual([OUTSIDE]);
    expect(mails[0].text).toContain(`/certificate/${CERTIFICATE_CODE}`);
    expect(mails[0].text).toContain('covers nothing from July 20, 2026 on');
  });

  it('go to the agents of both agencies when the broker of record changes', async () => {
    const policyHead = await bind();
    const change = { ...BROKER_CHANGE, agentEmail: OUTSIDE, fromAgentEmail: NORA };
    const told = { policyHead, ...change, version: 2, scope };
    await app.deliver('policy.bor-received.v1', told);
    const mails = await lettersOf(policyHead, /^Broker of record letter/);
    expect(receiversOf(mails)).toEqual([ADA, NORA, OUTSIDE].sort());
    const textTo = (to: string) => mails.find((mail) => mail.to === to)?.text ?? '';
    expect(textTo(NORA)).toContain('/agency/policies/broker-of-record');
    expect(textTo(OUTSIDE)).not.toContain('http');
    expect(textTo(ADA)).toContain('Until July 13, 2026 it may bring a letter');
  });

  it('go to the address of an agency of which nobody is named', async () => {
    const [agencyId, fromAgencyId] = [randomUUID(), randomUUID()];
    const addressOf = async (id: string): Promise<string> => {
      const email = `${id}@desk.example`;
      const contact = { ...SAMPLE_CONTACT, email };
      await app.deliver('agency.saved.v1', { ...newAgency(id, `Desk ${id}`), contact });
      return email;
    };
    const desks = [await addressOf(agencyId), await addressOf(fromAgencyId)];
    const policyHead = await bind({ agent: null });
    const nobody = { agencyId, fromAgencyId, agentEmail: null, fromAgentEmail: null };
    const told = { policyHead, ...BROKER_CHANGE, ...nobody, version: 2, scope };
    await app.deliver('policy.bor-received.v1', told);
    const mails = await lettersOf(policyHead, /^Broker of record letter/);
    expect(receiversOf(mails)).toEqual([ADA, ...desks].sort());
    const ofAgency = { ...cancel(policyHead), scope: { ...scope, agencyId } };
    await app.deliver('policy.cancelled.v1', ofAgency);
    expect(receiversOf(await lettersOf(policyHead, /is cancelled/))).toEqual(
      [ADA, desks[0]].sort(),
    );
  });

  it('go to the first person of an agency that was there before its address was kept', async () => {
    const [agencyId, empty] = [randomUUID(), randomUUID()];
    for (const id of [agencyId, empty]) {
      const contact = { ...SAMPLE_CONTACT, email: `${id}@first.example` };
      await app.deliver('agency.saved.v1', { ...newAgency(id, `First ${id}`), contact });
    }
    const runner = app.dataSource.createQueryRunner();
    await runner.query('update organization set contact_email = null where id = any($1)', [
      [agencyId, empty],
    ]);
    await runner.query('update app_user set enabled = organization_id = $1 where email like $2', [
      agencyId,
      '%@first.example',
    ]);
    await new KnowAddressesOfAgencies1700000002480().up(runner);
    await runner.release();
    const warned = jest.spyOn(app.app.get<Logger>(LOGGER), 'warn');
    const policyHead = await bind({ agent: null });
    const nobody = { agencyId, fromAgencyId: empty, agentEmail: null, fromAgentEmail: null };
    const told = { policyHead, ...BROKER_CHANGE, ...nobody, version: 2, scope };
    await app.deliver('policy.bor-received.v1', told);
    const mails = await lettersOf(policyHead, /^Broker of record letter/);
    expect(receiversOf(mails)).toEqual([ADA, `${agencyId}@first.example`].sort());
    expect(warned.mock.calls).toEqual([
      [{ agencyId: empty }, 'a letter to an agency has no address'],
    ]);
    warned.mockRestore();
  });

  it('go to the policyholder and the agent, once, with amount, date and next step', async () => {
    const policyHead = await bind();
    const id = randomUUID();
    await app.deliver('policy.cancelled.v1', cancel(policyHead), id);
    await app.deliver('policy.cancelled.v1', cancel(policyHead), id);
    const mails = await lettersOf(
      policyHead,
      /of Red Rock Dental is cancelled: how to have it back$/,
    );
    expect(receiversOf(mails)).toEqual([ADA, NORA]);
    for (const { text } of mails) {
      expect(text).toContain('Cover ended: July 20, 2026');
      expect(text).toContain('Credit for the time that is not covered: $673.39.');
      expect(text).toContain('Returned to whoever paid: $673.39');
      expect(text).not.toContain('Still due');
      expect(text).toContain('pay $673.39 in all, both before August 19, 2026');
    }
    const textTo = (who: string): string => mails.find(({ to }) => to === who)?.text ?? '';
    expect(textTo(NORA)).toContain(`/agency/policies/${policyHead.policyId}`);
    expect(textTo(ADA)).toMatch(/\/validate\/[0-9a-f-]{36}$/m);
  });

  it('are written in the words, the money and with the links of the United Kingdom', async () => {
    const policyHead = await bind({}, UK);
    const gone = cancel(policyHead);
    await app.deliver('policy.cancelled.v1', {
      ...gone,
      charges: { ...gone.charges, currency: 'GBP' },
    });
    const [mail] = (await lettersOf(policyHead, /cancelled/)).filter(({ to }) => to === ADA);
    expect(mail.text).toMatch(/^Dear Ada,/);
    expect(mail.text).toContain('Cover ended: 20 July 2026');
    expect(mail.text).toContain('£673.39');
    expect(mail.text).toContain('both before 19 August 2026');
    expect(mail.text).toContain('http://uk.app.localhost');
  });

  it('tell who paid nothing what is due still, and of no money that goes back', async () => {
    const policyHead = await bind();
    const owed = 110_000;
    await app.deliver('policy.cancelled.v1', { ...cancel(policyHead), owed });
    const [mail] = (await lettersOf(policyHead, /cancelled/)).filter(({ to }) => to === ADA);
    expect(mail.text).toContain('Still due where the policy stays cancelled: $426.61');
    expect(mail.text).not.toContain('Returned');
  });

  it('leave the money of a policy that its agency bills to the two of them', async () => {
    const policyHead = await bind({ agencyBilled: true });
    await app.deliver('policy.cancelled.v1', { ...cancel(policyHead), owed: 110_000 });
    const mails = await lettersOf(policyHead, /cancelled/);
    expect(receiversOf(mails)).toEqual([ADA, NORA]);
    for (const { text } of mails) {
      expect(text).toContain(`${agent.agencyName} settles the amount with Red Rock Dental.`);
      expect(text).toContain('It can be reinstated until August 19, 2026: ask your agency.');
      expect(text).not.toMatch(/Still due|Returned|To have the policy back/);
    }
  });

  it('carry one link to pay by, which no later letter makes void', async () => {
    const policyHead = await bind();
    await app.deliver('invoice.created.v1', {
      invoiceId: randomUUID(),
      invoiceNumber: 'I-26-1',
      policyId: policyHead.policyId,
      policyNumber: policyHead.policyNumber,
      kind: 'NEW',
      lines: [],
      currency: 'USD',
      amountDue: 105_000,
      balance: 105_000,
      dueDate: '2026-07-09',
      agencyBilled: false,
      version: 1,
      scope,
    });
    const [first] = await lettersOf(policyHead, /^Pay the premium/);
    expect(first.text).toContain('Invoice: I-26-1\nAmount due: $1,050.00\nDue date: July 9, 2026');
    await app.deliver('policy.endorsed.v1', {
      policyHead,
      insured,
      endorsementId: randomUUID(),
      type: 'PREMIUM',
      effectiveDate: '2026-07-01',
      terms: SAMPLE_TERMS,
      charges: { ...SAMPLE_CHARGES, amountDue: 5_000 },
      factor: '0.5',
      priorKnowledgeDate: null,
      erp: null,
      version: 2,
      scope,
    });
    const mails = await lettersOf(policyHead, /^Pay the endorsement to policy/);
    expect(receiversOf(mails)).toEqual([ADA]);
    expect(mails[0].text).toContain('Amount due: $50.00');
    const links = await app.dataSource.query<object[]>(
      `select '/validate/' || id as path, ended from workflow where policy_id = $1`,
      [policyHead.policyId],
    );
    const path = /\/validate\/[0-9a-f-]+/.exec(mails[0].text)?.[0];
    expect(links).toEqual([{ path, ended: null }]);
    expect(first.text).toContain(path);
  });

  const paidByAgency = async ({
    policyId,
    policyNumber,
  }: {
    policyId: string;
    policyNumber: string;
  }): Promise<StoredMail[]> => {
    await app.deliver('payment.settled.v1', {
      transactionId: randomUUID(),
      invoiceId: randomUUID(),
      invoiceNumber: 'INV-26-1',
      policyId,
      policyNumber,
      method: 'Check',
      currency: 'USD',
      amount: 10_050,
      premiumPart: 10_050,
      paidShare: 100,
      isDownPayment: false,
      payer: 'AGENCY',
      paidOn: '2026-07-02',
      contact: null,
      version: 1,
      scope: { ...scope, teamIds: [westCoast] },
    });
    return lettersOf({ policyNumber }, /^Payment received/);
  };

  it('ask the agency where it collects, and nobody else', async () => {
    const mails = await paidByAgency(await bind({ agencyBilled: true }));
    expect(receiversOf(mails)).toEqual([NORA]);
    expect(mails[0].text).toContain('We received $100.50 on July 2, 2026 for invoice INV-26-1');
  });

  it.each([
    ['nobody who sees no commissions, of what the agency settles net', true, ELI, []],
    ['no agent without a login, likewise', true, OUTSIDE, []],
    ['whoever sells, of what is paid gross', false, ELI, [ELI]],
    ['an agent without a login, likewise', false, OUTSIDE, [OUTSIDE]],
  ])('name a payment to %s', async (_, agencyBilled, email, expected) => {
    const policyHead = await bind({ agencyBilled, agent: { ...agent, email } });
    expect(receiversOf(await paidByAgency(policyHead))).toEqual(expected);
  });

  it('reach an agent without a login, with nothing to click', async () => {
    const outside = { ...agent, email: OUTSIDE };
    const policyHead = await bind({ agent: outside });
    await app.deliver('policy.cancelled.v1', cancel(policyHead));
    const mails = await lettersOf(policyHead, /cancelled/);
    expect(receiversOf(mails)).toEqual([ADA, OUTSIDE]);
    const [mail] = mails.filter(({ to }) => to !== ADA);
    expect(mail.text).not.toContain('http');
  });

  it('tell underwriters of a referral, unless they switched it off, and no neighbour', async () => {
    const quoteHead = sampleQuoteHead(randomUUID());
    await app.deliver('quote.referred.v1', {
      quoteHead,
      terms: SAMPLE_TERMS,
      charges: null,
      rating: null,
      reasons: [{ code: 'REF_MFA', text: 'No multi factor authentication' }],
      urgencyIndex: 1,
      needByDate: '2026-07-09',
      version: 1,
      scope,
    });
    const mails = (await sentMails(app)).filter(({ text }) =>
      text.includes(`/admin/quotes/${quoteHead.quoteId}`),
    );
    const receivers = receiversOf(mails);
    expect(receivers).toContain(IMOGEN);
    expect(receivers.every((to) => to.endsWith('@palisade.example'))).toBe(true);
    expect(mails[0].text).toContain('No multi factor authentication');
    expect(mails[0].text).toContain('Needed by: July 9, 2026');
    expect(mails[0].subject).toMatch(/^Referred to you/);
  });

  it('tell who sees commission of a closed month and of its payment, with a way to the statement', async () => {
    const statementId = randomUUID();
    const statement = { statementId, agencyId: HARBORLINE, currency: 'USD' as const };
    await app.deliver('commission-statement.finalized.v1', {
      ...statement,
      year: 2026,
      month: 6,
      opening: 0,
      total: 123_456,
      lines: [],
      version: 1,
      scope,
    });
    await app.deliver('commission.paid.v1', {
      ...statement,
      paymentId: randomUUID(),
      amount: 123_456,
      paidOn: '2026-07-05',
      description: null,
      version: 2,
      scope,
    });
    const mails = (await sentMails(app)).filter(({ text }) =>
      text.includes(`/agency/commissions/statements/${statementId}`),
    );
    expect(mails.map(({ to }) => to)).toContain(NORA);
    expect(mails.every(({ to }) => to.endsWith('@harborline.example'))).toBe(true);
    const texts = mails.filter(({ to }) => to === NORA).map(({ text }) => text);
    expect(texts.join('\n')).toContain('for the month up to June 30, 2026');
    expect(texts.join('\n')).toContain('We paid $1,234.56 of commission');
    expect(texts).toHaveLength(2);
  });

  it('show the logo that the agency has when they are written, and its name without one', async () => {
    const agencyId = randomUUID();
    const logoDocId = randomUUID();
    const saved = newAgency(agencyId, `Pictured ${randomUUID()}`);
    const agent = { ...SAMPLE_AGENT, agencyId, agencyName: 'Pictured' };
    const written = async (change: Partial<typeof saved>, version: number) => {
      const email = `${randomUUID()}@insured.example`;
      await app.deliver('agency.saved.v1', { ...saved, ...change, version });
      await app.deliver('quote.sent.v1', {
        quoteHead: sampleQuoteHead(randomUUID()),
        quoteIds: [],
        purpose: 'SIGN',
        contact: { ...SAMPLE_CONTACT, email },
        agent,
        insured: SAMPLE_INSURED,
        terms: SAMPLE_TERMS,
        charges: SAMPLE_CHARGES,
        expiresOn: '2026-12-01T00:00:00.000Z',
        scope: scopeOf({ accountId: SAMPLE_INSURED.accountId }),
        version: 1,
      });
      const mail = (await sentMails(app)).find(({ to }) => to === email);
      return mail?.html ?? '';
    };
    const address = `/api/agency/v1/logo/file/${logoDocId}" alt="Pictured" width="150" height="36"`;
    expect(await written({ logoDocId }, 1)).toContain(address);
    const removed = await written({ logoDocId: null }, 2);
    expect(removed).not.toContain('<img');
    expect(removed).toContain('>Pictured<');
  });

  it('tell staff of a new agency that waits for its terms, and invite its contact', async () => {
    const [agencyId, name] = [randomUUID(), `New Quay ${randomUUID()}`];
    const email = `${randomUUID()}@newquay.example`;
    const saved = { ...newAgency(agencyId, name), contact: { ...SAMPLE_CONTACT, email } };
    await app.deliver('agency.saved.v1', saved);
    await app.deliver('agency.saved.v1', { ...saved, version: 2 });
    const mails = await sentMails(app);
    const told = mails.filter(({ text }) =>
      text.includes(`/admin/manage/agency/${agencyId}/settings`),
    );
    expect(told.map(({ to }) => to)).toContain('admin@palisade.example');
    expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
    expect(told[0].subject).toBe(`New agency: ${name} waits for its terms`);
    const invited = mails.filter(({ to }) => to === email);
    expect(invited).toHaveLength(1);
    expect(invited[0].text).toMatch(/\/confirmUser\/\S+$/m);
    const [person] = await app.dataSource.query(
      `select role.name, app_user.organization_id as at from app_user
       join role on role.id = role_id where email = $1`,
      [email],
    );
    expect(person).toEqual({ name: 'Agency Admin', at: agencyId });
  });

  it('ask staff to decide on a cancellation', async () => {
    const policyHead = await bind();
    const asked = { reason: 'OUT_OF_BUSINESS', cancelDate: '2026-07-20', requestedBy: 'Ada' };
    await app.deliver('policy.changed.v1', {
      policyHead,
      action: 'requestCancellation',
      isPaid: true,
      isOpenForRenewal: false,
      nocStopped: false,
      cancelRequest: { ...asked, requestedAt: '2026-07-01T00:00:00.000Z' },
      version: 2,
      scope,
    });
    const mails = await lettersOf(policyHead, /^Asked to cancel/);
    expect(receiversOf(mails)).toContain(IMOGEN);
    expect(mails[0].text).toContain('Asked for: July 20, 2026');
    expect(mails[0].text).toContain(`/admin/policies/${policyHead.policyId}`);
  });

  it('ask a client to connect a tool, and open the way to have no more of them', async () => {
    await bind();
    const refusal = randomUUID();
    await app.deliver('connector.invited.v1', {
      accountId: RED_ROCK_DENTAL_ID,
      connectorType: 'MICROSOFT',
      connectorName: `Tool ${refusal}`,
      organizationId: demoOrganization('sentrywatch').id,
      refusal,
      version: 1,
      scope,
    });
    const mails = (await sentMails(app)).filter(({ subject }) => subject.includes(refusal));
    expect(mails.length).toBe(1);
    const [{ subject, text }] = mails;
    expect(subject).toBe(`Connect Tool ${refusal} for Red Rock Dental`);
    expect(text).toContain('Sentrywatch Security looks after the security of Red Rock Dental');
    expect(text).toContain('/customer/manage/connectors/MICROSOFT');
    expect(text).toContain(`/no-tool-letters/${refusal}`);
  });

  it('tell carrier and reinsurers of a large loss, each by the way to its own page', async () => {
    const claimNumber = `C-${randomUUID()}`;
    const claimId = randomUUID();
    await app.deliver('claim.large-loss.v1', {
      claimId,
      claimNumber,
      policyId: randomUUID(),
      lossDate: '2026-03-01',
      cause: 'RANSOMWARE',
      currency: 'USD',
      incurred: 25_000_050,
      carrierId: demoOrganization('northwall').id,
      reinsurerIds: [demoOrganization('deepkeel').id],
      version: 1,
      scope,
    });
    const mails = (await sentMails(app)).filter(({ subject }) => subject.includes(claimNumber));
    expect(new Set(mails.map(({ to }) => to.split('@')[1]))).toEqual(
      new Set(['northwall.example', 'deepkeel.example']),
    );
    for (const { to, subject, text } of mails) {
      expect(subject).toBe(`Large loss: claim ${claimNumber}`);
      expect(text).toContain('has reached $250,000.50');
      expect(text).toContain('Date of loss: March 1, 2026');
      const area = to.endsWith('northwall.example') ? 'carrier' : 'reinsurer';
      expect(text).toContain(`/${area}/claims/${claimId}`);
    }
  });

  it('wait for a policy that is not known yet', async () => {
    const data = cancel(newHead());
    const event = { type: 'policy.cancelled.v1', data } as CloudEvent;
    const writing = app.app
      .get(Transactions)
      .run((tx) => app.app.get(EventLetters).write(event, tx));
    await expect(writing).rejects.toThrow('The policy of this letter is not known yet.');
  });
});

/** An agency that nobody has appointed yet, as account tells of it. */
const newAgency = (agencyId: string, name: string): EventData<'agency.saved.v1'> => ({
  agencyId,
  name,
  description: null,
  npn: '1234567',
  hostname: null,
  contact: SAMPLE_CONTACT,
  address: null,
  region: 'US',
  commissionPct: null,
  additionalBrokerFee: 0,
  currency: 'USD',
  isWholesale: false,
  isAppointed: false,
  agencyBilled: false,
  paymentTerms: null,
  enforceMFA: false,
  canIssue: false,
  programs: [],
  levels: [],
  logoDocId: null,
  deleted: false,
  version: 1,
  scope: scopeOf({ agencyId }),
});
