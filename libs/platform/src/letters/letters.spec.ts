import type { Region } from '@palisade/kernel';
import { loadConfig } from '../config/config';
import type { Mail } from '../mail/mailer';
import type { OutgoingMessages, Sending } from '../messages/outgoing-messages';
import type { TextMessage } from '../texts/text-sender';
import type { Fact, Facts } from './letter-facts';
import type { LetterAgency } from './letters';
import { Letters } from './letters';
import { readTexts } from './locale-texts';

const config = loadConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://app.example',
  UK_HOST_SUFFIX: 'uk.app.example',
});
const HOSTS: Record<Region, string> = { US: 'https://app.example', UK: 'https://uk.app.example' };
const TX = {} as Sending;
const PATH = '/there/0192';
const DUE: Record<Region, Fact> = {
  US: { amount: 123_450, currency: 'USD' },
  UK: { amount: 123_450, currency: 'GBP' },
};

const factsOf = (region: Region): Record<string, Facts> => {
  const quote = { insured: 'Alder Creamery', sender: 'Harborline' };
  const signup = { inviter: 'Harborline', days: 7, code: 'ABCDEFGHJK' };
  const invoice = {
    invoiceNumber: 'I-7',
    number: 'P-9',
    insured: 'Alder Creamery',
    amountDue: DUE[region],
    dueDate: { date: '2026-03-09' },
  };
  const about = { number: 'P-9', insured: 'Alder Creamery' };
  const [amount, from, until] = [DUE[region], { date: '2026-03-09' }, { date: '2026-04-08' }];
  const reason = 'Non-payment of premium';
  return {
    cancelNotice: {
      settler: 'Harborline',
      ...about,
      reason,
      until,
      due: amount,
      mailed: from,
      days: 15,
      address: '1 Mill Road, Austin TX 78701',
    },
    agencyWaits: { agency: 'Harborline' },
    binderExpired: { ...about, until },
    binderExtended: { ...about, until, agency: 'Harborline' },
    binderRescinded: { ...about, reason },
    cancelRequested: { ...about, reason, until },
    issueRefused: { ...about, reason },
    paymentHeld: { ...about, amount, paidOn: from, reason },
    quoteExpired: about,
    statementFinalized: { ...about, until, amount },
    statementPaid: { ...about, amount, paidOn: from, bank: 'Harbor Demo Bank' },
    termsReleased: { ...about, total: amount, until, conditions: 'Backup report' },
    cancelStopped: { ...about, reason },
    circumstanceReceived: {
      ...about,
      claimNumber: 'C-3',
      reported: from,
      reporterName: 'Ada Alder',
    },
    circumstanceEnded: { ...about, claimNumber: 'C-3', ended: from, reason },
    circumstanceReopened: { ...about, claimNumber: 'C-3', reason },
    claimReceived: { ...about, claimNumber: 'C-3', reported: from, reporterName: 'Ada Alder' },
    claimClosed: { ...about, claimNumber: 'C-3', closed: from },
    claimDenied: { ...about, claimNumber: 'C-3', closed: from, reason },
    claimPaid: { ...about, claimNumber: 'C-3', amount, payee: 'Breachworks', paidOn: from },
    claimReopened: { ...about, claimNumber: 'C-3' },
    claimRightsReserved: { ...about, claimNumber: 'C-3', reason },
    claimStatus: { ...about, claimNumber: 'C-3', reason },
    endorsementCredit: { ...about, follows: 'P-2', from, amount },
    endorsementDue: { ...about, follows: 'P-2', from, amount },
    paymentFailed: { ...about, amount, invoiceNumber: 'I-7', reason: 'Declined' },
    paymentReceived: { ...about, amount, paidOn: from, invoiceNumber: 'I-7' },
    paymentRefunded: { ...about, amount, reason },
    policyCancelled: {
      settler: 'Harborline',
      ...about,
      reason,
      until,
      credit: amount,
      back: amount,
      left: amount,
      reinstateUntil: until,
    },
    policyEndorsed: { ...about, follows: 'P-2', from },
    policyIssued: { ...about, from, until, total: amount },
    policyReinstated: { ...about, from, prepaid: amount, again: amount },
    policyVoided: { ...about, reason },
    reportingOffered: {
      ...about,
      ended: from,
      automatic: until,
      until,
      price12: amount,
      price24: amount,
      price36: amount,
      price72: amount,
    },
    reportingBought: { ...about, months: 12, from, until, amount, settler: 'Harborline' },
    renewalOpens: { ...about, until, days: 120 },
    certificateIssued: {
      ...about,
      certificate: 'P-1-C1',
      holder: 'First Bank',
      from,
      until,
      limit: amount,
    },
    certificateChanged: {
      ...about,
      certificate: 'P-1-C1',
      holder: 'First Bank',
      since: from,
      changes: 'retention: $1, now $2',
    },
    certificateCancelled: { ...about, certificate: 'P-1-C1', holder: 'First Bank', since: from },
    certificateRestored: { ...about, certificate: 'P-1-C1', holder: 'First Bank', since: from },
    brokerReceived: { ...about, broker: 'Lakeshore', incumbent: 'Harborline', from, until },
    brokerLapsed: { ...about, broker: 'Lakeshore' },
    brokerRescinded: { ...about, broker: 'Lakeshore', incumbent: 'Harborline', reason },
    brokerChanged: { ...about, broker: 'Lakeshore', incumbent: 'Harborline', from },
    renewalDue: { ...about, until, days: 30 },
    renewalOptedOut: { ...about, until, reason },
    nonRenewalNotice: { ...about, until, reason, mailed: from, address: '1 Mill Road' },
    coverGoesOn: {
      ...about,
      from,
      until,
      ends: until,
      renews: from,
      amount,
      settler: 'Harborline',
    },
    conditionalNotice: {
      ...about,
      from,
      reasons: 'The premium is higher.',
      before: amount,
      premium: amount,
      total: amount,
      mailed: from,
      address: '1 Mill Road',
    },
    cancelledUnpaid: {
      ...about,
      reason,
      until,
      credit: amount,
      back: amount,
      left: amount,
      again: amount,
      before: until,
    },
    quoteAssigned: about,
    quoteDeclined: { ...about, reason },
    quoteReferred: { ...about, reasons: 'No multi factor authentication', needBy: until },
    requestToBind: about,
    conditionsDue: { ...about, conditions: 'Backup report', due: until },
    invitation: { organization: 'Harborline', days: 7 },
    invoice: { ...invoice, sender: 'ada@alder.example' },
    licenseEnds: { holder: 'Harborline', state: 'TX', number: 'L-1', until },
    newClient: { client: 'Alder Creamery', agency: 'Harborline' },
    largeLoss: { claimNumber: 'C-26-0000001', incurred: amount, lossDate: from },
    toolInvited: {
      client: 'Alder Creamery',
      sender: 'Ironclad Security',
      tool: 'Microsoft 365',
      stop: 'https://app.example/no-tool-letters/sealed',
    },
    payPremium: invoice,
    paymentReminder: invoice,
    report: {
      name: 'Unpaid policies',
      list: 'Policies',
      date: from,
      count: 3_000,
      cut: 2_000,
      next: until,
    },
    reportFailed: { name: 'Unpaid policies', reason: 'You may not do that.', next: until },
    'reset.ADDRESS': { minutes: 60 },
    'reset.MFA_RESET': { minutes: 60 },
    'reset.PASSWORD': { minutes: 60 },
    reviewQuote: quote,
    signApplication: quote,
    'signup.EXISTING_ACCOUNT': signup,
    'signup.EXISTING_USER': signup,
    'signup.NEW_ACCOUNT': signup,
    'signup.QUOTE_LINK_EXISTING_AGENT': signup,
    'signup.QUOTE_LINK_NEW_AGENT': signup,
    'signup.QUOTE_SENT_EXISTING_USER': signup,
    'signup.QUOTE_SENT_NEW_USER': signup,
    retailQuote: {
      ...quote,
      number: 'Q-26-0000001',
      total: { amount: 150_025, currency: 'USD' as const },
      until,
    },
    surplusNotice: quote,
  };
};
const CODE: Facts = { code: '012345', minutes: 10 };
const CODES = ['securityCode', 'signInCode'];

const mails: Omit<Mail, 'id'>[] = [];
const texts: Omit<TextMessage, 'id'>[] = [];
const letters = new Letters(config, {
  mail: async (mail: Omit<Mail, 'id'>) => void mails.push(mail),
  text: async (text: Omit<TextMessage, 'id'>) => void texts.push(text),
} as unknown as OutgoingMessages);

async function mailed(letter: {
  name: string;
  region?: Region;
  facts?: Facts;
  path?: string;
  greeted?: string | null;
  agency?: LetterAgency | null;
}): Promise<Required<Omit<Mail, 'id'>>> {
  await letters.mail({ to: 'ada@alder.example', greeted: 'Ada', region: 'US', ...letter }, TX);
  return mails.at(-1) as Required<Omit<Mail, 'id'>>;
}

const EDITIONS: Region[] = ['US', 'UK'];
const linked = EDITIONS.flatMap((region) =>
  Object.entries(factsOf(region)).map(([name, facts]) => ({ region, name, facts })),
);
const coded = EDITIONS.flatMap((region) => CODES.map((name) => ({ region, name })));

/** Nothing that only programs read: no brace, and no key such as `reset.PASSWORD.text`. */
const isReadable = (words: string): boolean =>
  !/[{}]|undefined|null|\[object/.test(words) &&
  !/\b[a-z]\w*\.(\w+\.)?(text|subject|button|after)\b/.test(words);

it('are all tried here, in both editions', async () => {
  const known = await readTexts(config.values.LOCALES_DIR, 'en-US', 'letters');
  const groups = Object.keys(known).filter((key) => key.endsWith('.subject'));
  const tried = [...Object.keys(factsOf('US')), ...CODES].map((name) => `${name}.subject`);
  expect(groups.sort()).toEqual(tried.sort());
});

it.each(linked)('$name names in the $region what it is about and where to go on', async (one) => {
  const { region, name, facts } = one;
  const { subject, text, html } = await mailed({ region, name, facts, path: PATH });
  const link = `${HOSTS[region]}${PATH}`;
  expect(text.split('\n')).toContain(link);
  const lines = text.split('\n');
  const step = lines[lines.indexOf(link) - 1];
  expect(step).toMatch(/^[A-Z].* here\b.*:$/);
  expect(html).toContain(`>${step.slice(0, -1)}</a>`);
  expect(html).toContain(`<a href="${link}"`);
  expect([subject, text].filter((words) => !isReadable(words))).toEqual([]);
  expect(isReadable(html.replace(/style="[^"]*"/g, ''))).toBe(true);
  expect(html).toContain(`<html lang="${region === 'US' ? 'en-US' : 'en-GB'}">`);
  for (const paragraph of text.split(/\n+/).filter((line) => !/^https?:|:$/.test(line))) {
    expect(html).toContain(paragraph);
  }
});

it.each([
  ['invoice', 'US', '$1,234.50', 'March 9, 2026'],
  ['invoice', 'UK', '£1,234.50', '9 March 2026'],
  ['payPremium', 'US', '$1,234.50', 'March 9, 2026'],
  ['payPremium', 'UK', '£1,234.50', '9 March 2026'],
  ['paymentReminder', 'US', '$1,234.50', 'March 9, 2026'],
  ['paymentReminder', 'UK', '£1,234.50', '9 March 2026'],
] as const)('%s names in the %s %s and %s', async (name, region, amount, date) => {
  const { text, html } = await mailed({ name, region, facts: factsOf(region)[name], path: PATH });
  for (const words of [text, html]) {
    expect(words).toContain(`Amount due: ${amount}`);
    expect(words).toContain(`Due date: ${date}`);
  }
});

it.each(coded)('$name names its code in the $region, by mail and by text message', async (one) => {
  const { region, name } = one;
  const { subject, text, html } = await mailed({ region, name, facts: CODE });
  expect(text).toMatch(/code is 012345\n\nIt is good for 10 minutes/);
  expect(html).not.toContain('<a ');
  await letters.text({ to: '+15550100', region, name, facts: CODE, lifeMs: 1 }, TX);
  const sms = texts.at(-1)?.text ?? '';
  expect(sms).toMatch(/^012345 is .* for 10 minutes\.$/);
  expect([subject, text, sms].filter((words) => !isReadable(words))).toEqual([]);
});

it('greet by name in the manner of the edition, or anybody', async () => {
  const first = async (letter: { region: Region; greeted: string | null }): Promise<string> =>
    (await mailed({ name: 'signInCode', facts: CODE, ...letter })).text.split('\n')[0];
  expect(await first({ region: 'US', greeted: 'Ada' })).toBe('Hello Ada,');
  expect(await first({ region: 'UK', greeted: 'Ada' })).toBe('Dear Ada,');
  expect(await first({ region: 'UK', greeted: null })).toBe('Hello,');
});

it.each([
  ['US', 'Your agency: Harborline'],
  ['UK', 'Your brokerage: Harborline'],
] as const)('name the agency at their end in the %s, where there is one', async (region, line) => {
  const letter = {
    name: 'cancelStopped',
    region,
    facts: factsOf(region).cancelStopped,
    path: PATH,
  };
  const agency = { name: 'Harborline', logoPath: null };
  const { text, html } = await mailed({ ...letter, agency });
  expect(text.split('\n\n').at(-1)).toBe(line);
  expect(html).toContain(line);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/>Harborline<[^]*Ada,/);
  const logoPath = '/api/agency/v1/logo/file/0192';
  const pictured = await mailed({ ...letter, agency: { name: 'Harborline "&" Co', logoPath } });
  expect(pictured.html).toContain(
    `<img src="${HOSTS[region]}${logoPath}" alt="Harborline &quot;&amp;&quot; Co" width="150" height="36"`,
  );
  expect(pictured.text).not.toContain(logoPath);
  expect((await mailed({ ...letter, agency: null })).text).not.toContain('Harborline');
});

it('leave a paragraph out that would name nothing, and take words from the locale', async () => {
  const signup = { inviter: 'Harborline', days: 7 };
  const name = 'signup.NEW_ACCOUNT';
  expect((await mailed({ name, facts: { ...signup, code: null }, path: PATH })).text).not.toContain(
    'invitation code',
  );
  const facts = { insured: 'Alder', sender: { key: 'yourAgency' } };
  const quote = { name: 'reviewQuote', facts, path: PATH };
  expect((await mailed(quote)).text).toContain('Your agency sends you');
  expect((await mailed({ ...quote, region: 'UK' })).text).toContain('Your brokerage sends you');
});

it('show what people wrote as they wrote it, and never more than that', async () => {
  const client = '<b>R&D</b> {agency}\n\nhttps://elsewhere.example';
  const facts = { client, agency: 'Harborline' };
  const { subject, text, html } = await mailed({ name: 'newClient', facts, path: PATH });
  const line = '<b>R&D</b> {agency} https://elsewhere.example';
  expect(subject).toBe(`New client: ${line}`);
  expect(text).toContain(`\n\n${line} is a client of Harborline`);
  expect(html).toContain(
    '&lt;b&gt;R&amp;D&lt;/b&gt; {agency} https://elsewhere.example is a client',
  );
  expect(html.match(/<a /g)).toHaveLength(1);
});

it.each([
  ['a group that no file has', { name: 'unheard' }, /has the text "unheard.subject"/],
  ['a fact that is not told', { name: 'newClient', facts: { client: 'Alder' } }, /its {agency}/],
])('are refused for %s, so that nobody is sent a key', async (_, letter, expected) => {
  const sent = mails.length;
  await expect(mailed({ ...letter, path: PATH })).rejects.toThrow(expected);
  expect(mails).toHaveLength(sent);
});
