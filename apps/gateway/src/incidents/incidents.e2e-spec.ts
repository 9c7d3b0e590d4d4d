import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/status/v1';
const TEXTS = {
  titleUs: 'Payments by card',
  messageUs: 'Your agency can pay by bank transfer.',
  titleUk: 'Card payments',
  messageUk: 'Your brokerage can pay by bank transfer.',
};
const STATUS_URL = 'https://status.palisade.example';

interface Announced {
  id: string;
  state: string;
}

describe('the incident banner', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const shown = async (edition = ''): Promise<unknown> =>
    (await app.anonymous.get(`${API}/incident${edition && `?edition=${edition}`}`)).body;
  const announce = (more: object = {}) =>
    staff.post<Announced>(`${API}/incidents`, { ...TEXTS, ...more });
  const end = (id: string) => staff.post<Announced>(`${API}/incidents/${id}/end`);
  const inMinutes = (minutes: number): string =>
    new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

  it('is switched on and off by staff, and says what each edition says', async () => {
    const none = { active: false, title: null, message: null, statusUrl: null };
    expect(await shown()).toEqual(none);
    const made = await announce({ statusUrl: STATUS_URL });
    expect(made).toMatchObject({ status: 201, body: { ...TEXTS, state: 'SHOWN' } });
    const told = { active: true, statusUrl: STATUS_URL };
    const us = { ...told, title: TEXTS.titleUs, message: TEXTS.messageUs };
    expect(await shown()).toEqual(us);
    expect(await shown('US')).toEqual(us);
    expect(await shown('UK')).toEqual({ ...told, title: TEXTS.titleUk, message: TEXTS.messageUk });
    expect(await announce()).toMatchObject({ status: 409, body: { code: 'INCIDENT_ANNOUNCED' } });
    expect(await end(made.body.id)).toMatchObject({ status: 200, body: { state: 'OVER' } });
    expect(await shown()).toEqual(none);
    expect(await end(made.body.id)).toMatchObject({ status: 409, body: { code: 'INCIDENT_OVER' } });
    expect((await end(randomUUID())).status).toBe(404);
    const timeline = `${API}/incidents/${made.body.id}/timeline`;
    const { body } = await staff.get<{ content: object[] }>(timeline);
    expect(body.content).toMatchObject([
      { action: 'incident.end' },
      { action: 'incident.announce' },
    ]);
  });

  it('is shown between two moments, and kept in the list', async () => {
    const period = { shownFrom: inMinutes(10), shownUntil: inMinutes(20) };
    const { body } = await announce(period);
    expect(body).toMatchObject({ state: 'PLANNED', ...period });
    expect(await shown()).toMatchObject({ active: false });
    expect((await announce()).status).toBe(409);
    app.clock.advance(10 * 60_000);
    expect(await shown()).toMatchObject({ active: true });
    app.clock.advance(10 * 60_000);
    expect(await shown()).toMatchObject({ active: false });
    const listed = await staff.get<Announced[]>(`${API}/incidents`);
    expect(listed.body[0]).toMatchObject({ id: body.id, state: 'OVER' });
  });

  it('is shown at once where no moment is named', async () => {
    const { status, body } = await announce({ shownFrom: null, shownUntil: null, statusUrl: null });
    expect([status, body.state]).toEqual([201, 'SHOWN']);
    expect((await end(body.id)).status).toBe(200);
  });

  it('is refused without words, with an end before its beginning, and to whoever may not', async () => {
    const empty = await announce({ titleUk: ' ' });
    expect(empty).toMatchObject({ status: 400, body: { errors: [{ pointer: '/titleUk' }] } });
    const early = await announce({ shownFrom: inMinutes(5), shownUntil: inMinutes(5) });
    expect(early).toMatchObject({ status: 400, body: { errors: [{ pointer: '/shownUntil' }] } });
    expect((await announce({ statusUrl: 'javascript:alert(1)' })).status).toBe(400);
    const reader = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['feature-flag:view'],
    });
    expect((await reader.post(`${API}/incidents`, TEXTS)).status).toBe(403);
    expect((await app.anonymous.get(`${API}/incidents`)).status).toBe(401);
    expect(await shown()).toMatchObject({ active: false });
  });
});
