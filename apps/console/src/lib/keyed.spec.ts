import { keyed } from './keyed';
import { SubmitKeys } from './submit-key';

describe('keyed', () => {
  it('names the key of the submission', () => {
    const key = new SubmitKeys().keyFor('form');
    expect(keyed(key)).toEqual({ 'Idempotency-Key': key });
    expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
