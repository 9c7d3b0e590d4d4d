import { newId, newSecret } from './ids';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('newId', () => {
  it('makes distinct UUIDs of version 7 that sort in the order of their making', () => {
    const ids = Array.from({ length: 20_000 }, newId);
    expect(ids.filter((id) => !UUID_V7.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});

describe('newSecret', () => {
  it('has 256 bits', () => {
    expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
    expect(newSecret()).not.toBe(newSecret());
  });
});
