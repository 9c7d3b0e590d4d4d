import { withKey } from './with-key';
import { SubmitKeys } from './submit-key';

describe('withKey', () => {
  it('names the key of the submission', () => {
    const key = new SubmitKeys().keyFor('form');
    expect(withKey(key)).toEqual({ 'Idempotency-Key': key });
    expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
