import {
  addCondition,
  followVersion,
  guardRow,
  keepVersion,
  shareAnswer,
  versionOf,
} from './row-versions';

const ID = '018f0000-0000-7000-8000-000000000001';
const OTHER = '018f0000-0000-7000-8000-000000000002';
const addressOf = (id: string): string => `https://palisade.example/api/auth/v1/users/${id}`;

function answered<Row extends object>(row: Row, tag: string): Row {
  const response = new Response(null, { headers: { etag: tag } });
  Object.defineProperty(response, 'url', { value: addressOf(ID) });
  keepVersion(row, response);
  return row;
}

function conditionOf(id: string, method = 'PUT', headers = {}): string | null {
  const request = new Request(addressOf(id), { method, headers });
  addCondition(request);
  return request.headers.get('if-match');
}

describe('the version of a row', () => {
  it('is kept with its answer', () => {
    expect(versionOf(answered({ name: 'Ada' }, '"a"'))).toEqual({ rowId: ID, tag: '"a"' });
    expect(versionOf({ name: 'Ada' })).toBeUndefined();
  });

  it('is that of the newer answer when two are shared', () => {
    const before = answered({ name: 'Ada', teams: [{ id: 'one' }] }, '"a"');
    const same = shareAnswer(before, answered({ name: 'Ada', teams: [{ id: 'one' }] }, '"b"'));
    expect(same).toBe(before);
    expect(versionOf(same)?.tag).toBe('"b"');
    const changed = shareAnswer(before, answered({ name: 'Eve', teams: [{ id: 'one' }] }, '"c"'));
    expect((changed as typeof before).teams).toBe(before.teams);
    expect(versionOf(changed)?.tag).toBe('"c"');
    expect(versionOf(shareAnswer(changed, { name: 'Eve', teams: [] }))).toBeUndefined();
  });
});

describe('a write', () => {
  it('is based on the version of the form that edits its row, until the form closes', () => {
    const release = guardRow({ rowId: ID, tag: '"a"' });
    expect(conditionOf(ID)).toBe('"a"');
    expect(conditionOf(ID, 'GET')).toBeNull();
    expect(conditionOf(ID, 'PUT', { prefer: 'dry-run' })).toBeNull();
    expect(conditionOf(OTHER)).toBeNull();
    release();
    expect(conditionOf(ID)).toBeNull();
  });

  it('that went through leaves its form with the new version', () => {
    const release = guardRow({ rowId: ID, tag: '"a"' });
    const request = new Request(addressOf(ID), { method: 'PUT' });
    addCondition(request);
    followVersion(request, new Response(null, { status: 412 }));
    expect(conditionOf(ID)).toBe('"a"');
    followVersion(request, new Response(null, { headers: { etag: '"b"' } }));
    expect(conditionOf(ID)).toBe('"b"');
    release();
  });
});
