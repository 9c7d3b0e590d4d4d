import { randomUUID } from 'node:crypto';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { PresetResponse, PricedPresetResponse } from './presets.dto';

const API = '/api/rater/v1/presets';
const POPULAR = '01900000-0000-7000-8000-000000000102';
const OWN = {
  name: 'Dentists',
  product: 'P100',
  limit: 2_000_000,
  deductible: 5_000,
  waitingPeriod: 8,
  retroActivePeriod: -1,
  coverages: {
    16: { selected: true, limit: 500_000 },
    CCPA: { isSelected: true },
    20: { selected: false },
  },
};
const INSURED = { product: 'P100', revenue: 1_000_000 };

describe('changing presets', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;
  const organizationId = randomUUID();
  const teamId = randomUUID();
  const agencyUser = (more: object) =>
    app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'], ...more });

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['rater:view', 'rater:calculate', 'rater:preset-edit'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    agent = await agencyUser({ organizationId });
  });
  afterAll(() => app.close());

  const create = async (caller: TestCaller, body: object): Promise<PresetResponse> => {
    const answer = await caller.post<PresetResponse>(`${API}/custom`, body);
    expect(answer.status).toBe(201);
    return answer.body;
  };

  it('gives an agency presets of its own, priced like any other', async () => {
    const made = await create(agent, OWN);
    expect(made).toMatchObject({ name: 'Dentists', number: null, agencyId: organizationId });
    expect(made.coverages['16']).toMatchObject({ isSelected: true, limit: 500_000 });
    expect(made.coverages['20'].isSelected).toBe(false);
    const listed = await agent.get<PresetResponse[]>(`${API}/custom?product=P100`);
    expect(listed.body.map(({ id }) => id)).toEqual([made.id]);
    const path = `${API}/541611/${made.id}?state=OH&effectiveDate=2026-06-01`;
    const priced = await agent.post<PricedPresetResponse>(path, INSURED);
    expect(priced.status).toBe(200);
    expect(priced.body.coverages['27'].isSelected).toBe(true);
    expect(priced.body.coverages['17'].isSelected).toBe(false);
    expect(priced.body.premium).toBeGreaterThan(0);
    const change = { ...OWN, name: 'All dentists', limit: 3_000_000 };
    const changed = await agent.put<PresetResponse>(`${API}/custom/${made.id}`, change);
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'All dentists', limit: 3_000_000 },
    });
    expect((await agent.send('DELETE', `${API}/custom/${made.id}`)).status).toBe(204);
    expect((await agent.get(`${API}/custom`)).body).toEqual([]);
  });

  it('keeps them within the agency and the team', async () => {
    const member = await agencyUser({ organizationId, seesAllTeams: false, teamIds: [teamId] });
    const outsider = await agencyUser({ organizationId, seesAllTeams: false, teamIds: [] });
    const { id } = await create(member, { ...OWN, name: 'Ours', teamId });
    const stranger = await agencyUser({});
    for (const other of [stranger, outsider]) {
      expect((await other.get(`${API}/custom`)).body).toEqual([]);
      expect((await other.put(`${API}/custom/${id}`, OWN)).status).toBe(404);
      expect((await other.send('DELETE', `${API}/custom/${id}`)).status).toBe(404);
      const path = `${API}/541611/${id}?state=OH`;
      expect((await other.post(path, INSURED)).status).toBe(404);
    }
    const foreign = await outsider.post(`${API}/custom`, { ...OWN, teamId });
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ pointer: '/teamId' }] } });
    const seen = await staff.get<PresetResponse[]>(`${API}/custom?agencyId=${organizationId}`);
    expect(seen.body.map((preset) => preset.id)).toContain(id);
    expect((await staff.put(`${API}/${id}`, { limit: 1_000_000 })).status).toBe(404);
  });

  it.each<[string, object, string[]]>([
    ['a limit that is not offered', { limit: 123 }, ['/limit']],
    ['unknown coverages', { coverages: { 99: { selected: true } } }, ['/coverages/99']],
    ['an excess layer', { product: 'P_PLUS' }, ['/product']],
    ['no name', { name: ' ' }, ['/name']],
  ])('refuses %s', async (_, change, pointers) => {
    const body = { ...OWN, name: 'Other', ...change };
    const answer = await agent.post<{ errors: { pointer: string }[] }>(`${API}/custom`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('refuses the same name twice, staff without an agency, and agents for another one', async () => {
    await create(agent, { ...OWN, name: 'Twice' });
    for (const name of ['Twice', ' TWICE', 'Twicé']) {
      expect((await agent.post(`${API}/custom`, { ...OWN, name })).status).toBe(409);
    }
    expect((await staff.post(`${API}/custom`, OWN)).status).toBe(400);
    const agencyId = randomUUID();
    const foreign = await agent.post(`${API}/custom`, { ...OWN, name: 'Foreign', agencyId });
    expect([foreign.status, foreign.body.code]).toEqual([400, 'INVALID_AGENCY']);
    expect(await create(staff, { ...OWN, agencyId })).toMatchObject({ agencyId });
  });

  it('lets staff edit the standard presets and make new ones of them', async () => {
    const copy = await staff.post<PresetResponse>(`${API}/${POPULAR}`, {
      name: 'HOSPITALITY',
      deductible: 10_000,
    });
    expect(copy).toMatchObject({ status: 201, body: { number: null, deductible: 10_000 } });
    expect(copy.body.coverages['24']).toMatchObject({ isSelected: true, limit: 250_000 });
    const list = async () => {
      const answer = await staff.get<PresetResponse[]>(`${API}?product=P100&state=OH`);
      return answer.body.map(({ name, deductible }) => [name, deductible]);
    };
    expect(await list()).toContainEqual(['HOSPITALITY', 10_000]);
    expect((await staff.put(`${API}/${POPULAR}`, { deductible: 50_000 })).status).toBe(200);
    expect(await list()).toContainEqual(['POPULAR', 50_000]);
    const told = await staff.get<Page<TimelineEntry>>(`${API}/${POPULAR}/timeline`);
    expect(told.body.content[0]).toMatchObject({
      action: 'preset.change',
      by: { kind: 'PERSON' },
      changes: [{ field: 'deductible', kind: 'NUMBER', to: 50_000 }],
    });
    const priced = await agent.post(`${API}/541611/2?state=OH&effectiveDate=2026-06-01`, INSURED);
    expect(priced.body).toMatchObject({ deductible: 50_000 });
    expect((await staff.put(`${API}/${POPULAR}`, { name: 'MINE' })).status).toBe(409);
    expect((await staff.send('DELETE', `${API}/${POPULAR}`)).status).toBe(409);
    expect((await staff.send('DELETE', `${API}/${copy.body.id}`)).status).toBe(204);
    expect(await list()).toHaveLength(3);
  });

  it('combines a preset with the rules of the industry', async () => {
    const path = `${API}/rules/541611/ELITE?state=OH&effectiveDate=2026-06-01`;
    const answer = await agent.post<{ preset: PricedPresetResponse; rules: object }>(path, INSURED);
    expect(answer.status).toBe(200);
    expect(answer.body.preset).toMatchObject({ name: 'ELITE', product: 'P100' });
    expect(Object.keys(answer.body.rules)).toHaveLength(48);
    expect(answer.body.rules).toMatchObject({ 12: { limits: [1_000_000] } });
  });

  it('needs the permissions', async () => {
    expect((await agent.post(`${API}/${POPULAR}`, {})).status).toBe(403);
    expect((await agent.put(`${API}/${POPULAR}`, {})).status).toBe(403);
    expect((await agent.send('DELETE', `${API}/${POPULAR}`)).status).toBe(403);
    expect((await app.anonymous.get(`${API}/custom`)).status).toBe(401);
  });
});
