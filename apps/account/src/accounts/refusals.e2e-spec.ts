import { randomUUID } from 'node:crypto';
import type { TestApp } from '@palisade/testing';
import { signToken, startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1';
const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
const LONE_SURROGATE = String.raw`{"name":"\ud800","phone":"7025550134","address1":"1 A Street",
  "city":"Reno","state":"NV","zipCode":"89501","country":"USA",
  "teams":[{"id":"01900000-0000-7000-8001-000000000001"}]}`;
const BODY_OF_2_MB = JSON.stringify({ name: 'a'.repeat(2_097_152) });

describe('what an account call refuses', () => {
  let app: TestApp;
  let tokens: Record<string, string>;

  beforeAll(async () => {
    app = await startApp(service);
    const caller = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['account:view', 'account:create'],
    });
    const claims = {
      sub: randomUUID(),
      jti: randomUUID(),
      accountId: randomUUID(),
      accountType: 'COWBELL',
      roleId: randomUUID(),
      tokenType: 'ACCESS',
    };
    const [head, , signature] = String(caller.token).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: 4e9 })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    tokens = {
      good: String(caller.token),
      forged: `${head}.${forged}.${signature}`,
      unsigned: `${none}.${forged}.x`,
      expired: await signToken(claims, '-10m'),
      refresh: await signToken({ ...claims, tokenType: 'REFRESH' }),
    };
  });
  afterAll(() => app.close());

  it.each([
    ['an unknown route', 'GET', '/api/account/v9/x', 'good', undefined, {}, 404],
    ['an absent id', 'GET', `${API}/${randomUUID()}`, 'good', undefined, {}, 404],
    ['an id that is none', 'GET', `${API}/1`, 'good', undefined, {}, 400],
    ['bad JSON', 'POST', API, 'good', '{"name":', JSON_TYPE, 400],
    ['an empty body', 'POST', API, 'good', '', JSON_TYPE, 400],
    ['a list as body', 'POST', API, 'good', '[]', JSON_TYPE, 400],
    ['a prototype in the body', 'POST', API, 'good', '{"__proto__":{"a":1}}', JSON_TYPE, 400],
    ['another content type', 'POST', API, 'good', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['a body of 2 MB', 'POST', API, 'good', BODY_OF_2_MB, JSON_TYPE, 413],
    ['an unknown field', 'POST', API, 'good', '{"colour":"red"}', JSON_TYPE, 400],
    ['a missing token', 'GET', `${API}/search`, '', undefined, {}, 401],
    ['a forged token', 'GET', `${API}/search`, 'forged', undefined, {}, 401],
    ['an unsigned token', 'GET', `${API}/search`, 'unsigned', undefined, {}, 401],
    ['an expired token', 'GET', `${API}/search`, 'expired', undefined, {}, 401],
    ['a refresh token', 'GET', `${API}/search`, 'refresh', undefined, {}, 401],
    ['a page below 0', 'GET', `${API}/search?page=-1`, 'good', undefined, {}, 400],
    ['a page beyond reach', 'GET', `${API}/search?page=1e12`, 'good', undefined, {}, 400],
    ['a page that is no number', 'GET', `${API}/search?page=x`, 'good', undefined, {}, 400],
    ['a size of 0', 'GET', `${API}/search?size=0`, 'good', undefined, {}, 400],
    ['a size of 10,000', 'GET', `${API}/search?size=10000`, 'good', undefined, {}, 400],
    ['a sort by an unknown field', 'GET', `${API}/search?sort=id;drop`, 'good', undefined, {}, 400],
    ['a sort that way', 'GET', `${API}/search?sort=name,up`, 'good', undefined, {}, 400],
    ['ten sorts', 'GET', `${API}/search?${'sort=name&'.repeat(10)}`, 'good', undefined, {}, 400],
    ['an unknown filter', 'GET', `${API}/search?colour=red`, 'good', undefined, {}, 400],
    ['a filter twice', 'GET', `${API}/search?search=a&search=b`, 'good', undefined, {}, 400],
    ['a NUL in the search', 'GET', `${API}/search?search=%00`, 'good', undefined, {}, 400],
    [
      'a date that does not exist',
      'GET',
      `${API}/search?after=2024-02-31`,
      'good',
      undefined,
      {},
      400,
    ],
    ['a week as an instant', 'GET', `${API}/search?before=2024-W05-1`, 'good', undefined, {}, 400],
    ['a body nested too deep', 'POST', API, 'good', DEEP, JSON_TYPE, 400],
    ['a lone surrogate', 'POST', API, 'good', LONE_SURROGATE, JSON_TYPE, 400],
    ['a bad escape', 'GET', `${API}/%E0%A4%A`, 'good', undefined, {}, 400],
  ])('answers %s with a problem', async (_, method, path, token, body, headers, status) => {
    const authorization = token && { authorization: `Bearer ${tokens[token]}` };
    const answer = await app.anonymous.send(method, path, body, { ...headers, ...authorization });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, instance: path.split('?')[0] });
    expect(String(answer.body.detail).length).toBeGreaterThan(5);
  });

  it('names every failing field of a body at once', async () => {
    const caller = await app.signIn({ accountType: 'COWBELL', permissions: ['account:create'] });
    const { body } = await caller.post(API, { colour: 'red', country: 'FRA', teams: [{ id: 1 }] });
    const pointers = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(new Set(pointers)).toEqual(
      new Set([
        '/colour',
        '/name',
        '/phone',
        '/address1',
        '/city',
        '/zipCode',
        '/country',
        '/teams/0/id',
      ]),
    );
  });

  it('changes nothing', async () => {
    const rows = await app.dataSource.query('select count(*)::int as count from account');
    expect(rows).toEqual([{ count: 0 }]);
  });
});
