import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import { foldText } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { NAMES, SPELLINGS, startApp } from '@palisade/testing';
import { parse } from 'csv-parse/sync';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const [EAST, WEST] = [randomUUID(), randomUUID()];
const PERMISSIONS = ['account:view', 'account:create', 'account:tag', 'activity:view'];
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
        ...{ teamId, organizationId: AGENCY, name: teamId, default: teamId === EAST },
        ...{ replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) },
      });
    }
    const person = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agent = await app.signIn({ ...person, permissions: PERMISSIONS, teamIds: [EAST] });
    colleague = await app.signIn({ ...person, permissions: PERMISSIONS, teamIds: [WEST] });
    for (const [name] of NAMES) {
      const { status, body } = await agent.post<Listed>(API, draftOf(name));
      expect([name, status, body.name]).toEqual([name, 201, name]);
      ids.set(name, body.id);
    }
  });
  afterAll(() => app.close());

  const listed = async (search: string): Promise<Listed[]> => {
    const asked = `${API}/search?size=100&search=${encodeURIComponent(search)}`;
    return (await agent.get<{ content: Listed[] }>(asked)).body.content;
  };

  it.each(NAMES.map(([name]) => name))('%s is found by every spelling', async (name) => {
    for (const spell of SPELLINGS) {
      expect((await listed(spell(name))).map(({ id }) => id)).toContain(ids.get(name));
      const typed = encodeURIComponent(spell(name).trim().slice(0, 100));
      const found = await agent.get<{ hits: { id: string }[] }>(`${API}/find?search=${typed}`);
      expect(found.body.hits.map(({ id }) => id)).toContain(ids.get(name));
    }
  });

  it.each(NAMES.map(([name]) => name))('%s is refused in every spelling', async (name) => {
    for (const spell of SPELLINGS) {
      const { status, body } = await agent.post(API, draftOf(spell(name)));
      const detail = `Cannot create account. There is ${name} already.`;
      expect([status, body.detail]).toEqual([409, detail]);
    }
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
      expect(row?.name).toBe(name);
      const { body: timeline } = await agent.get(`${API}/${id}/timeline`);
      expect(JSON.stringify(timeline)).toContain(JSON.stringify(name).slice(1, -1));
    }
  });

  it('has one tag of a name, however it is written', async () => {
    expect((await agent.post(`${API}/tags`, { name: 'Élan' })).status).toBe(201);
    const again = await agent.post(`${API}/tags`, { name: 'ELAN' });
    const detail = 'There is a tag of this name already: Élan.';
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TAG', detail } });
  });

  const naughty = fs.existsSync(NAUGHTY) ? it : it.skip;
  naughty('is stored as it is given or refused by its field, whatever it is', async () => {
    const texts = JSON.parse(fs.readFileSync(NAUGHTY, 'utf8')) as string[];
    const fields = ['name', 'phone', 'address1', 'address2', 'city', 'zipCode'];
    const bad: unknown[] = [];
    for (const [place, text] of [...texts, 'a\u0000b', '\ud800', 'a\u2028b', '\u200b'].entries()) {
      for (const field of fields) {
        const facts = { zipCode: '89101', name: `Naughty ${place} ${field}`, [field]: text };
        const { status, body } = await agent.post(API, draftOf('', facts));
        const isKept = status === 201 && isSame(body[field], text);
        const isRefused = [400, 409, 422].includes(status);
        if (!isKept && !isRefused) bad.push([field, text, status, body[field] ?? body.detail]);
      }
    }
    expect(bad).toEqual([]);
  }, 120_000);
});

/** Whether a text is answered as it was sent, blanks aside. */
const isSame = (one: unknown, other: string): boolean =>
  String(one ?? '').replaceAll(/\s+/g, ' ').trim() === other.replaceAll(/\s+/g, ' ').trim();
