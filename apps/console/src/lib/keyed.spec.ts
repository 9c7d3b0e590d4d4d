import { keyed } from './keyed';

describe('the key of a call', () => {
  it('is fresh for each call', () => {
    const [one, other] = [keyed(), keyed()];
    expect(one['Idempotency-Key']).toMatch(/^[\da-f]{32}$/);
    expect(one).not.toEqual(other);
  });

  it('is the one that the caller keeps', () => {
    expect(keyed('form-1')).toEqual({ 'Idempotency-Key': 'form-1' });
  });
});
