import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventData, EventType } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { StoredMail } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
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
  TestCaller,
} from '@palisade/testing';
import { decodeJwt } from 'jose';
import { DOOR_DAYS } from '../../domain/letters/door';
import type { LetterName } from '../../domain/letters/letter-draft';
import { LETTERS } from '../../domain/letters/letter-draft';
import { CODE_MS } from '../../domain/one-time-code';
import { AddDoors1700000002310 } from '../../migrations/1700000002310-add-doors';
import { demoOrganization, RED_ROCK_DENTAL_ID } from '../../demo/demo-organizations';
import { service } from '../../main';
import { seed } from '../../seed';
import { BROKER_CHANGE } from './broker-events.fixture';

const API = '/api/auth/v1';
const DAY_MS = 24 * 3_600_000;
const scope = scopeOf({ accountId: RED_ROCK_DENTAL_ID });
const insured = { ...SAMPLE_INSURED, accountId: RED_ROCK_DENTAL_ID, name: 'Red Rock Dental' };
const agent = { ...SAMPLE_AGENT, agencyId: demoOrganization('harborline').id };
const EDITIONS = [
  { product: 'P250', market: 'ADMITTED', currency: 'USD', host: 'http://localhost:3000' },
  { product: 'P_ONE', market: 'UK', currency: 'GBP', host: 'http://uk.app.localhost:3000' },
] as const;
type Edition = (typeof EDITIONS)[number];
type Head = EventData<'policy.issued.v1'>['policyHead'];
type Told = { [Type in EventType]: [Type, Partial<EventData<Type>>] }[EventType];
type Opens = 'money' | 'policy' | 'claim' | 'reinstatement';

/** What the table of letters says that each opens; nothing for who signs in. */
const OPENS = new Map(
  fs
    .readFileSync('docs/letters.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.split('|').length === 8)
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map((cells) => [cells[1], cells[5].match(/money|policy|claim|reinstatement/g) ?? []] as const),
);

const CLAIM = randomUUID();

/** A policy that is cancelled unpaid can be had back until then. */
const LAST_DAY = new Date(Date.now() + 600 * DAY_MS).toISOString().slice(0, 10);

/** The letters of the steps of a claim. */
function claimSteps(policyId: string, currency: 'USD' | 'GBP'): [LetterName, Opens, Told][] {
  const head = { claimId: CLAIM, claimNumber: 'C-26-1', policyId };
  const changed = (action: string, endedOn: string | null = null): Told => [
    'claim.changed.v1',
    { ...head, fileStatus: 'OPEN', action, reason: 'So it stands', endedOn },
  ];
  const closed = (fileStatus: 'DENIED' | 'CLOSED_NO_PAYMENT'): Told => [
    'claim.closed.v1',
    { ...head, fileStatus, closedDate: '2026-07-20', currency, incurred: 0 },
  ];
  const told = { reportedDate: '2026-07-03', reporterName: 'Ada', isCircumstance: true };
  const paid = { kind: 'ISSUED', coverage: 'LIABILITY', payee: 'Firm', amount: 5 } as const;
  return [
    ['circumstanceReceived', 'claim', ['claim.filed.v1', { ...head, ...told }]],
    ['circumstanceEnded', 'claim', changed('endCircumstance', '2026-08-01')],
    ['circumstanceReopened', 'claim', changed('reopenCircumstance')],
    ['claimRightsReserved', 'claim', changed('reserveRights')],
    ['claimStatus', 'claim', changed('tellStatus')],
    ['claimReopened', 'claim', changed('reopen')],
    ['claimDenied', 'claim', closed('DENIED')],
    ['claimClosed', 'claim', closed('CLOSED_NO_PAYMENT')],
    ['claimPaid', 'claim', ['claim.money-moved.v1', { ...head, ...paid, currency }]],
  ];
}

/** An event of each letter to somebody who may have no login, for each thing that it opens. */
function toldOf(policyHead: Head, currency: 'USD' | 'GBP'): [LetterName, Opens, Told][] {
  const { policyId, policyNumber, product } = policyHead;
  const charges = (amountDue: number) => ({ ...SAMPLE_CHARGES, currency, amountDue });
  const bill = { policyId, policyNumber, invoiceId: randomUUID(), invoiceNumber: 'I-26-7' };
  const due = { ...bill, currency, balance: 183_500, dueDate: '2026-08-01' };
  const payment = {
    ...bill,
    currency,
    transactionId: 'T-1',
    method: 'Check' as const,
    amount: 10_050,
    premiumPart: 10_050,
    paidShare: 100,
    isDownPayment: false,
    contact: null,
    payer: 'INSURED' as const,
    paidOn: '2026-07-02',
  };
  const endorsed = (amountDue: number): Told => [
    'policy.endorsed.v1',
    { policyHead, effectiveDate: '2026-07-01', charges: charges(amountDue) },
  ];
  const goesOn: Told = [
    'policy.endorsed.v1',
    {
      policyHead,
      charges: charges(500),
      goesOn: { from: '2027-01-15', until: '2027-01-25', cause: 'NON_RENEWAL' },
    },
  ];
  const noticed = (reason: string): Told => {
    const days = { cancelDate: '2026-07-20', mailedOn: '2026-07-05', noticeDays: 15 };
    const told = { policyHead, reason, ...days, charges: charges(-1), owed: 183_500 };
    return ['policy.cancel-pending.v1', { ...told, insured, contact: SAMPLE_CONTACT }];
  };
  const cancelled = (owed: number, reinstateUntil: string | null = null): Told => {
    const told = { policyHead, reason: 'NON_PAYMENT', cancelDate: '2026-07-20' };
    return ['policy.cancelled.v1', { ...told, charges: charges(-100), reinstateUntil, owed }];
  };
  const voided: Told = [
    'policy.voided.v1',
    { policyHead, reason: 'ERROR', charges: charges(-183_500), premiums: [-183_500] },
  ];
  const options = [12, 24, 36, 72].map((months) => {
    return { months, until: '2027-07-20', charges: charges(850_000) };
  });
  const window = { endOfCover: '2026-07-20', automaticUntil: '2026-09-18', buyBy: '2026-09-18' };
  const offered: Told = ['policy.reporting-offered.v1', { policyHead, ...window, options }];
  const erp = { months: 12, from: '2026-07-20', to: '2027-07-20' };
  const extended: Told = [
    'policy.endorsed.v1',
    { policyHead, type: 'ERP', effectiveDate: erp.from, erp, charges: charges(850_000) },
  ];
  const reinstated = (amountDue: number): Told => [
    'policy.reinstated.v1',
    { policyHead, effectiveDate: '2026-07-21', charges: charges(amountDue) },
  ];
  const notRenewed = (by: 'INSURER' | 'INSURED', noticeMailedOn: string | null): Told => [
    'policy.non-renewed.v1',
    { policyHead, insured, reason: 'UNDERWRITING', by, noticeMailedOn },
  ];
  const sentRenewal: Told = [
    'quote.sent.v1',
    {
      quoteHead: { ...sampleQuoteHead(randomUUID()), product, policyId },
      quoteIds: [],
      purpose: 'REVIEW',
      contact: { ...SAMPLE_CONTACT, email: 'offer@insured.example' },
      agent,
      insured,
      charges: charges(110_000),
      expiresOn: `${LAST_DAY}T12:00:00.000Z`,
      conditional: {
        reasons: ['PREMIUM_UP'],
        expiringPremium: 100_000,
        days: 30,
        mailedOn: '2026-07-05',
      },
    },
  ];
  const asked = (letter: 'invoice' | 'paymentReminder'): Told => [
    'invoice.letter-asked.v1',
    {
      ...due,
      letter,
      to: SAMPLE_CONTACT,
      sender: 'Nora',
      product,
      agencyName: 'Harborline',
      accountId: insured.accountId,
      accountName: insured.name,
      endDate: policyHead.endDate,
    },
  ];
  return [
    [
      'payPremium',
      'money',
      ['invoice.created.v1', { ...due, kind: 'NEW', lines: [], amountDue: 1, agencyBilled: false }],
    ],
    [
      'binderExpired',
      'policy',
      ['binder.expired.v1', { policyHead, binderExpiresOn: '2026-03-01T00:00:00.000Z' }],
    ],
    [
      'binderExtended',
      'policy',
      ['binder.extended.v1', { policyHead, binderExpiresOn: '2026-04-01T00:00:00.000Z' }],
    ],
    [
      'issueRefused',
      'policy',
      [
        'binder.expired.v1',
        { policyHead, binderExpiresOn: '2026-03-01T00:00:00.000Z', refusal: 'Covered already.' },
      ],
    ],
    [
      'binderRescinded',
      'policy',
      [
        'quote.rescinded.v1',
        {
          quoteHead: { ...sampleQuoteHead(policyHead.quoteId), product, policyId },
          reason: 'Insured elsewhere',
        },
      ],
    ],
    ['paymentHeld', 'policy', ['payment.held.v1', { ...payment, reason: 'Covered already.' }]],
    [
      'policyIssued',
      'policy',
      [
        'policy.issued.v1',
        { policyHead, charges: charges(183_500), insured, contact: SAMPLE_CONTACT },
      ],
    ],
    ['endorsementDue', 'money', endorsed(500)],
    ['endorsementCredit', 'policy', endorsed(-500)],
    ['policyEndorsed', 'policy', endorsed(0)],
    ['cancelNotice', 'money', noticed('NON_PAYMENT')],
    ['cancelNotice', 'policy', noticed('FRAUD')],
    [
      'cancelStopped',
      'policy',
      ['policy.cancel-stopped.v1', { policyHead, reason: 'Paid', stopped: null }],
    ],
    ['policyCancelled', 'money', cancelled(183_500)],
    ['policyCancelled', 'policy', cancelled(0)],
    ['policyVoided', 'policy', voided],
    ['reportingOffered', 'policy', offered],
    ['reportingBought', 'money', extended],
    ['brokerReceived', 'policy', ['policy.bor-received.v1', { policyHead, ...BROKER_CHANGE }]],
    [
      'brokerRescinded',
      'policy',
      ['policy.bor-rescinded.v1', { policyHead, ...BROKER_CHANGE, reason: 'Again' }],
    ],
    [
      'brokerChanged',
      'policy',
      ['policy.bor-changed.v1', { policyHead, ...BROKER_CHANGE, agent: null }],
    ],
    ['renewalDue', 'policy', ['policy.renewal-due.v1', { policyHead, daysLeft: 30 }]],
    ['renewalOptedOut', 'policy', notRenewed('INSURED', null)],
    ['nonRenewalNotice', 'policy', notRenewed('INSURER', '2026-07-05')],
    ['conditionalNotice', 'policy', sentRenewal],
    ['coverGoesOn', 'money', goesOn],
    ['cancelledUnpaid', 'reinstatement', cancelled(183_500, LAST_DAY)],
    ['policyReinstated', 'money', reinstated(183_500)],
    ['policyReinstated', 'policy', reinstated(0)],
    ['paymentReceived', 'policy', ['payment.settled.v1', payment]],
    ['paymentFailed', 'money', ['payment.failed.v1', { ...payment, reason: 'Declined' }]],
    [
      'paymentRefunded',
      'policy',
      ['payment.refunded.v1', { ...payment, to: 'INSURED', reason: 'Paid twice' }],
    ],
    ['invoice', 'money', asked('invoice')],
    ['paymentReminder', 'money', asked('paymentReminder')],
    [
      'claimReceived',
      'claim',
      [
        'claim.filed.v1',
        {
          claimId: CLAIM,
          claimNumber: 'C-26-1',
          policyId,
          reportedDate: '2026-07-03',
          reporterName: 'Ada',
        },
      ],
    ],
    ...claimSteps(policyId, currency),
  ];
}

describe('the letters as ways to what they are about', () => {
  let app: TestApp;

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'doors-'));
    app = await startApp(service, { DATA_DIR }, { keepKeys: true });
    await seed(app.app);
    app.clock.advance(Date.now() - app.clock.now().getTime());
  });
  afterAll(() => app.close());

  async function bind({ product, market, currency }: Edition): Promise<Head> {
    const policyHead = {
      ...samplePolicyHead(randomUUID()),
      product,
      market,
      policyNumber: `P-${randomUUID()}`,
    };
    await app.deliver('binder.bound.v1', {
      policyHead,
      insured,
      contact: SAMPLE_CONTACT,
      agent,
      carrierId: randomUUID(),
      terms: SAMPLE_TERMS,
      charges: { ...SAMPLE_CHARGES, currency },
      boundOn: '2026-02-01T00:00:00.000Z',
      binderExpiresOn: '2026-03-01T00:00:00.000Z',
      commissionPct: 15,
      agencyBilled: false,
      paymentTerms: 30,
      surplus: null,
      version: 1,
      scope,
    });
    return policyHead;
  }

  async function letterOf([type, data]: Told, version: number): Promise<StoredMail> {
    const known = (await sentMails(app)).map(({ id }) => id);
    await app.deliver(type, { version, scope, ...data } as never);
    const mails = (await sentMails(app)).filter(({ id }) => !known.includes(id));
    const own = mails.filter(({ to }) => to === SAMPLE_CONTACT.email);
    expect(own).toHaveLength(1);
    return own[0];
  }

  const linkOf = ({ text }: StoredMail): string =>
    /\/validate\/([0-9a-f-]{36})$/m.exec(text)?.[1] ?? '';

  /** Opens a link as somebody without a session: three looks send nothing, one press a code. */
  async function openAs(link: string): Promise<TestCaller> {
    const count = (await sentMails(app)).length;
    for (let look = 0; look < 3; look++) {
      expect((await app.anonymous.get(`${API}/wf/${link}`)).status).toBe(200);
    }
    expect(await sentMails(app)).toHaveLength(count);
    expect((await app.anonymous.get(`${API}/wf/access/${link}`)).status).toBe(200);
    const [{ text }] = await sentMails(app);
    const secret = /code is (\d{6})/.exec(text)?.[1];
    const { status, body } = await app.anonymous.post<{ accessToken: string }>(`${API}/wf/token`, {
      workflowId: link,
      secret,
    });
    expect(status).toBe(200);
    return new TestCaller(app.url, body.accessToken);
  }

  async function invoiceTo(email: string, policyHead: Head): Promise<StoredMail> {
    const told = toldOf(policyHead, 'USD').find(([name]) => name === 'invoice');
    const [type, data] = told?.[2] as Told;
    const to = { ...SAMPLE_CONTACT, email };
    await app.deliver(type, { version: 4, scope, ...data, to } as never);
    const [mail] = await sentMails(app);
    expect(mail.to).toBe(email);
    return mail;
  }

  it('are those of the table, with what each opens', () => {
    expect([...OPENS.keys()].sort()).toEqual([...LETTERS].sort());
    const tried = toldOf(samplePolicyHead(randomUUID()), 'USD');
    const opened = [...OPENS].flatMap(([name, all]) => all.map((one) => `${name} ${one}`));
    expect(tried.map(([name, opens]) => `${name} ${opens}`).sort()).toEqual(opened.sort());
  });

  const all = EDITIONS.flatMap((edition) =>
    toldOf(samplePolicyHead(randomUUID()), edition.currency).map(
      ([name, opens], at) => [name, opens, edition.product, { edition, at }] as const,
    ),
  );

  it.each(all)(
    '%s opens the %s to who has no login (%s)',
    async (_, opens, __, { edition, at }) => {
      const policyHead = await bind(edition);
      const { policyId } = policyHead;
      const [, , told] = toldOf(policyHead, edition.currency)[at];
      const mail = await letterOf(told, 2);
      expect(mail.text).toContain(`${edition.host}/validate/`);
      const link = linkOf(mail);
      const caller = await openAs(link);
      const token = decodeJwt(caller.token ?? '');
      const place = {
        money: `/policy/${policyId}/accountant-payment`,
        policy: `/policy/${policyId}`,
        claim: `/claim/${CLAIM}`,
        reinstatement: `/policy/${policyId}/reinstate`,
      }[opens];
      const { body } = await caller.get<{ redirectUrl: string }>(`${API}/wf/${link}/redirect`);
      expect(body.redirectUrl).toBe(place);
      const only = { onlyQuoteId: undefined, onlyPolicyId: undefined, onlyClaimId: undefined };
      const subject = opens === 'claim' ? { onlyClaimId: CLAIM } : { onlyPolicyId: policyId };
      expect({ ...only, ...token }).toMatchObject({ tokenType: 'WORKFLOW', ...only, ...subject });
    },
  );

  it('are good for 90 days after the last of them at least, by one link', async () => {
    const policyHead = await bind(EDITIONS[0]);
    const told = toldOf({ ...policyHead, endDate: '2026-02-02' }, 'USD');
    const reminder = told.find(([name]) => name === 'paymentReminder')?.[2] as Told;
    const link = linkOf(await letterOf(reminder, 2));
    app.clock.advance(DOOR_DAYS * DAY_MS - 1);
    expect((await app.anonymous.get(`${API}/wf/${link}`)).status).toBe(200);
    expect(linkOf(await letterOf(reminder, 3))).toBe(link);
    app.clock.advance(DOOR_DAYS * DAY_MS - 1);
    expect((await app.anonymous.get(`${API}/wf/${link}`)).status).toBe(200);
    app.clock.advance(CODE_MS);
    expect((await app.anonymous.get(`${API}/wf/${link}`)).status).toBe(404);
  });

  it('lead to what has a policy back as long as its period runs', async () => {
    const policyHead = await bind(EDITIONS[0]);
    const now = app.clock.now().getTime();
    const reinstateUntil = new Date(now + 30 * DAY_MS).toISOString().slice(0, 10);
    const [type, data] = toldOf(policyHead, 'USD').find(
      ([name]) => name === 'cancelledUnpaid',
    )?.[2] as Told;
    const link = linkOf(await letterOf([type, { ...data, reinstateUntil }] as Told, 2));
    app.clock.advance(Date.parse(reinstateUntil) - now);
    expect((await app.anonymous.get(`${API}/wf/${link}`)).status).toBe(200);
    app.clock.advance(DAY_MS);
    expect((await app.anonymous.get(`${API}/wf/${link}`)).status).toBe(404);
  });

  it('offer an account once, to the policyholder alone', async () => {
    const policyHead = await bind(EDITIONS[0]);
    const told = toldOf(policyHead, 'USD');
    const link = linkOf(await letterOf(told[1][2], 2));
    const caller = await openAs(link);
    const offered = async (holder: TestCaller, id: string) =>
      (await holder.get<{ offersAccount: boolean }>(`${API}/wf/${id}/redirect`)).body.offersAccount;
    expect(await offered(caller, link)).toBe(true);
    const answer = await caller.post(`${API}/wf/${link}/account`, { wanted: true });
    expect(answer).toMatchObject({ status: 200, body: { sent: true } });
    const [invitation] = await sentMails(app);
    expect(invitation).toMatchObject({ to: SAMPLE_CONTACT.email, subject: /invitation/ });
    expect(await offered(caller, link)).toBe(false);
    const again = await caller.post(`${API}/wf/${link}/account`, { wanted: true });
    expect(again.body).toEqual({ sent: false });
    const mail = await invoiceTo('clerk@elsewhere.example', policyHead);
    expect(await offered(await openAs(linkOf(mail)), linkOf(mail))).toBe(false);
    expect((await caller.post(`${API}/wf/${linkOf(mail)}/account`, { wanted: true })).status).toBe(
      401,
    );
  });

  it.each([
    ['the policyholder', SAMPLE_CONTACT.email.toUpperCase(), true],
    ['a clerk whom the invoice was sent to', 'clerk@elsewhere.example', false],
  ])('let %s pay, and read and sign accordingly', async (_, email, isHolder) => {
    const caller = await openAs(linkOf(await invoiceTo(email, await bind(EDITIONS[0]))));
    const { body } = await caller.get<Record<string, string[]>>(`${API}/permissions/map`);
    expect(body.billing).toEqual(expect.arrayContaining(['view', 'pay']));
    expect(body.billing.includes('finance-accept')).toBe(isHolder);
    expect(body.billing.includes('finance-quote')).toBe(isHolder);
    expect('document' in body).toBe(isHolder);
    expect('quote' in body).toBe(isHolder);
  });

  it('are closed to the former address when the contact is replaced, and to no third person', async () => {
    const policyHead = await bind(EDITIONS[0]);
    const told = toldOf(policyHead, 'USD');
    const mails: StoredMail[] = [];
    for (const wanted of ['policyReinstated', 'policyIssued', 'claimReceived']) {
      const [type, data] = told.find(([name]) => name === wanted)?.[2] as Told;
      const ofIt = wanted === 'claimReceived' ? { ...data, claimId: randomUUID() } : data;
      mails.push(await letterOf([type, ofIt] as Told, 2));
    }
    const former = mails.map(linkOf);
    expect(new Set(former).size).toBe(3);
    const clerk = linkOf(await invoiceTo('clerk@elsewhere.example', policyHead));
    const statusesOf = (links: string[]) =>
      Promise.all(links.map(async (link) => (await app.anonymous.get(`${API}/wf/${link}`)).status));
    const issue = (email: string, version: number) => {
      const [, data] = told.find(([name]) => name === 'policyIssued')?.[2] as Told;
      const contact = { ...SAMPLE_CONTACT, email };
      return app.deliver('policy.issued.v1', { version, scope, ...data, contact } as never);
    };
    await issue(SAMPLE_CONTACT.email.toUpperCase(), 3);
    expect(await statusesOf(former)).toEqual([200, 200, 200]);
    await issue('grace@elsewhere.example', 4);
    expect(await statusesOf(former)).toEqual([404, 404, 404]);
    expect(await statusesOf([clerk])).toEqual([200]);
    const mail = (await sentMails(app)).find(({ to }) => to === 'grace@elsewhere.example');
    expect(await statusesOf([linkOf(mail as StoredMail)])).toEqual([200]);
  });

  it('keep the telephone that a later letter does not know, and take the one that it does', async () => {
    const policyHead = await bind(EDITIONS[0]);
    const told = toldOf(policyHead, 'USD').find(([name]) => name === 'invoice');
    const [type, data] = told?.[2] as Told;
    const known = async (to: object) => {
      await app.deliver(type, { version: 5, scope, ...data, to } as never);
      const [row] = await app.dataSource.query<object[]>(
        'select first_name, phone from workflow where policy_id = $1',
        [policyHead.policyId],
      );
      return row;
    };
    const { firstName } = SAMPLE_CONTACT;
    const first = { first_name: firstName, phone: '+15125550100' };
    expect(await known({ ...SAMPLE_CONTACT, phone: '+15125550100' })).toEqual(first);
    expect(await known({ ...SAMPLE_CONTACT, phone: null })).toEqual(first);
    const next = { ...SAMPLE_CONTACT, firstName: 'Augusta', phone: '+15125550199' };
    expect(await known(next)).toEqual({ first_name: 'Augusta', phone: '+15125550199' });
  });

  it('are the newest of each address of those that were mailed before', async () => {
    const policyId = randomUUID();
    const runner = app.dataSource.createQueryRunner();
    const migration = new AddDoors1700000002310();
    await migration.down(runner);
    const open = async (email: string, created: string): Promise<string> => {
      const id = randomUUID();
      await runner.query(
        `insert into workflow (id, flow, account_id, policy_id, product, signs, account_name,
           first_name, last_name, email, region, created, expires)
         values ($1, 'E_PAY', $2, $3, 'P250', false, 'Red Rock', 'Ada', 'Lovelace', $4, 'US', $5,
           '2099-01-01')`,
        [id, RED_ROCK_DENTAL_ID, policyId, email, created],
      );
      return id;
    };
    await open('ada@elsewhere.example', '2026-01-01');
    const newest = await open('Ada@elsewhere.example', '2026-03-01');
    await open('ada@elsewhere.example', '2026-02-01');
    const other = await open('clerk@elsewhere.example', '2026-01-01');
    await migration.up(runner);
    const left = await runner.query(
      'select id from workflow where policy_id = $1 and ended is null order by created desc',
      [policyId],
    );
    await runner.release();
    expect(left).toEqual([{ id: newest }, { id: other }]);
  });
});
