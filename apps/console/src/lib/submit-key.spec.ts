import { ApiError } from './problem';
import { SubmitKeys } from './submit-key';

const refused = (status: number, code: string) =>
  new ApiError(status, { code }, 'POST', 'https://palisade.example/api');

describe('SubmitKeys', () => {
  it('gives the same content the same key', () => {
    const keys = new SubmitKeys();
    expect(keys.keyFor({ amount: 1 })).toBe(keys.keyFor({ amount: 1 }));
  });

  it('gives another content another key', () => {
    const keys = new SubmitKeys();
    expect(keys.keyFor({ amount: 1 })).not.toBe(keys.keyFor({ amount: 2 }));
  });

  it('gives a content that is put back the key it had, which may have acted already', () => {
    const keys = new SubmitKeys();
    const first = keys.keyFor({ amount: 1 });
    keys.keyFor({ amount: 2 });
    expect(keys.keyFor({ amount: 1 })).toBe(first);
  });

  it('gives no two forms the same key', () => {
    expect(new SubmitKeys().keyFor(1)).not.toBe(new SubmitKeys().keyFor(1));
  });

  it.each([
    ['it was done', undefined, true],
    ['it was refused', refused(409, 'QUOTE_EXPIRED'), true],
    ['no answer came', new TypeError('Failed to fetch'), false],
    ['too many calls came before it', refused(429, 'TOO_MANY_REQUESTS'), false],
    ['a part of the platform was down', refused(503, 'UNAVAILABLE'), false],
    ['the first attempt is still under way', refused(409, 'REQUEST_UNDER_WAY'), false],
  ])('after %s', (_, outcome, isNew) => {
    const keys = new SubmitKeys();
    const first = keys.keyFor('same');
    keys.settle(outcome);
    expect(keys.keyFor('same') !== first).toBe(isNew);
  });
});
