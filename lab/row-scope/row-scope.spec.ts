import { judge } from './row-scope';
import { Traces } from './traces';

const ACCOUNT = '01a20000-0000-7000-8000-000000000001';
const POLICY = '01a20000-0000-7000-8000-000000000002';
const reading = { method: 'GET', parameters: [{ name: 'policyId', required: true }] };
const list = { method: 'GET', parameters: [] };
const writing = { ...reading, method: 'PUT' };
const answer = (status: number, text = '') => ({ status, text });

describe('what belongs to an account', () => {
  const traces = new Traces(ACCOUNT);
  const rows = [
    { id: POLICY, accountId: ACCOUNT, policyNumber: 'PAL-000001', companyName: 'Red Rock' },
    { id: 'other', accountId: 'another', policyNumber: 'PAL-000002' },
  ];
  traces.learn('/api/policy/v1/search', { content: rows }, false);

  it('is read from what staff sees, and nothing of another', () => {
    expect([...traces.markers].sort()).toEqual([ACCOUNT, POLICY, 'PAL-000001'].sort());
    expect([...traces.typed].sort()).toEqual(['PAL-000001', 'Red Rock']);
    expect(traces.idFor('id', '/api/policy/v1/{id}')).toBe(POLICY);
    expect(traces.idFor('policyId', '/api/docs/v1/{policyId}')).toBe(POLICY);
  });

  it.each([
    ['a list without it', list, answer(200, '[]'), null],
    ['a list with it', list, answer(200, '[{"number":"PAL-000001"}]'), 'shows PAL-000001'],
    ['an answer as if it were not there', reading, answer(404), null],
    ['a refusal that tells that it is there', reading, answer(403), 'answers 403, and 404 where'],
    ['a change of it', writing, answer(204), "acts on another's row (204)"],
  ])('is kept from strangers: %s', (_, operation, own, finding) => {
    const found = judge(operation, own, answer(404), traces);
    if (finding === null) expect(found).toBeNull();
    else expect(found).toContain(finding);
  });
});
