import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import { foldText, seenText } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { misspelt, NAMES, startApp } from '@palisade/testing';
import { parse } from 'csv-parse/sync';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const [EAST, WEST] = [randomUUID(), randomUUID()];
const PERMISSIONS = ['account:view', 'account:create', 'tag:edit', 'activity:view'];
/** Texts that are known to break programs, from a public collection beside the checkout. */
const NAUGHTY = path.join(__dirname, '../../../../../shared/foreign/text/blns.json');

interface Listed {
  id: string;
  name: string;
}

const draftOf = (name: string, facts: object = {}): object => ({
  name,
  phone: '702-555-0134',
  address1: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  country: 'USA',
  teams: [{ id: EAST }],
  ...facts,
});

describe('a client of any name', () => {
  let app: TestApp;
  let agent: TestCaller;
  let colleague: TestCaller;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', {
      organizationId: AGENCY,
      accountType: 'AGENCY',
      name: 'Harborline',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    for (const teamId of [EAST, WEST]) {
      await app.deliver('team.saved.v1', {
        teamId,
        organizationId: AGENCY,
        name: teamId,
        default: teamId === EAST,
        replacedBy: null,
        deleted: false,
        version: 1,
        scope: scopeOf({}),
      });
    }
    const person = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agent = await app.signIn({ ...person, permissions: PERMISSIONS, teamIds: [EAST] });
    const ofWest = { permissions: PERMISSIONS, teamIds: [WEST], seesAllTeams: false };
    colleague = await app.signIn({ ...person, ...ofWest });
    for (const [name] of NAMES) {
      const { status, body } = await agent.post<Listed>(API, draftOf(name));
      expect([name, status, body.name]).toEqual([name, 201, name.normalize('NFC')]);
      ids.set(name, body.id);
    }
  });
  afterAll(() => app.close());

  const listed = async (search: string): Promise<Listed[]> => {
    const asked = `${API}/search?size=100&search=${encodeURIComponent(search)}`;
    return (await agent.get<{ content: Listed[] }>(asked)).body.content;
  };

  it.each(NAMES.map(([name]) => name))('%s is found by any spelling', async (name) => {
    const answers = await Promise.all([name, misspelt(name)].map(listed));
    for (const rows of answers) expect(rows.map(({ id }) => id)).toContain(ids.get(name));
    const typed = encodeURIComponent(misspelt(name).trim().slice(0, 100));
    const found = await agent.get<{ hits: { id: string }[] }>(`${API}/find?search=${typed}`);
    expect(found.body.hits.map(({ id }) => id)).toContain(ids.get(name));
  });

  it.each(NAMES.map(([name]) => name))('%s is refused in another spelling', async (name) => {
    const { status, body } = await agent.post(API, draftOf(misspelt(name)));
    const detail = `Cannot create account. There is ${name.normalize('NFC')} already.`;
    expect([status, body.detail]).toEqual([409, detail]);
  });

  it('is not named to who may not see it', async () => {
    const twin = draftOf('elan studio', { teams: [{ id: WEST }] });
    const { status, body } = await colleague.post(API, twin);
    expect([status, body.detail]).toEqual([409, 'Cannot create account.']);
  });

  it('stands where its letters say', async () => {
    for (const name of ['zebra', 'Zulu']) await agent.post(API, draftOf(name));
    const rows = (await agent.get<{ content: Listed[] }>(`${API}/search?size=100`)).body.content;
    const names = rows.map(({ name }) => name);
    const some = ['Zulu', 'Ångström Labs', 'zebra', 'Élan Studio'];
    expect(names.filter((name) => some.includes(name))).toEqual([
      'Ångström Labs',
      'Élan Studio',
      'zebra',
      'Zulu',
    ]);
    const folded = names.map((name) => Buffer.from(foldText(name)));
    expect([...folded].sort(Buffer.compare)).toEqual(folded);
  });

  it('is in files and on its timeline as it was written', async () => {
    const { body } = await agent.send<string>('GET', `${API}/search`, undefined, {
      accept: 'text/csv',
    });
    const rows: Listed[] = parse(body, { columns: true, bom: true });
    for (const [name] of NAMES) {
      const id = ids.get(name);
      const row = rows.find((one) => one.id === id);
      expect(row?.name).toBe(name.normalize('NFC'));
      const { body: timeline } = await agent.get(`${API}/${id}/timeline`);
      expect(JSON.stringify(timeline)).toContain(
        JSON.stringify(name.normalize('NFC')).slice(1, -1),
      );
    }
  });

  it('has one tag of a name, however it is written', async () => {
    expect((await agent.post(`${API}/tags`, { name: 'Élan' })).status).toBe(201);
    const again = await agent.post(`${API}/tags`, { name: 'ELAN' });
    const detail = 'There is a tag of this name already: Élan.';
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TAG', detail } });
  });

  it('is stored as it is given or refused by its field, whatever it is', async () => {
    const texts = [...naughtyTexts(), 'a\u0000b', '\ud800', 'a\u2028b', '\u200b', '\u202eabc'];
    const bad: unknown[] = [];
    const ask = async (text: string, fields: string[], name: string): Promise<void> => {
      const facts = Object.fromEntries(fields.map((field) => [field, text]));
      const { status, body } = await agent.post(API, draftOf(name, facts));
      // A telephone is kept by its digits.
      const isKept = fields.every((field) => field === 'phone' || isSame(body[field], text));
      const isAnswered = [400, 409, 422].includes(status) || (status === 201 && isKept);
      if (!isAnswered) bad.push([fields, text, status, body]);
    };
    for (const [place, text] of texts.entries()) {
      await Promise.all([
        ask(text, ['name', 'address1', 'address2'], ''),
        ask(text, ['phone', 'city', 'zipCode'], `Naughty ${place}`),
      ]);
    }
    expect(bad).toEqual([]);
  }, 120_000);
});

/** The texts of the collection; without it a few of our own, and a word that says so. */
function naughtyTexts(): string[] {
  if (fs.existsSync(NAUGHTY)) return JSON.parse(fs.readFileSync(NAUGHTY, 'utf8')) as string[];
  process.stderr.write(`${NAUGHTY} is not there: only a few texts are tried.\n`);
  return [
    'undefined',
    '1;DROP TABLE account',
    '<script>alert(1)</script>',
    'Ω≈ç√∫˜µ≤≥÷',
    '田中さん',
  ];
}

/** Whether a text is answered as it was sent, blanks aside; nothing where nothing is to be seen. */
const isSame = (one: unknown, other: string): boolean => plain(String(one ?? '')) === plain(other);

const plain = (text: string): string => seenText(text).replaceAll(/\s+/g, ' ').trim();
