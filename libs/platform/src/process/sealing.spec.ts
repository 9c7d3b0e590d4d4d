import { randomBytes } from 'node:crypto';
import { seal, unseal } from './sealing';

const KEY = randomBytes(32);
const PLACE = 'signing_key.private_jwk:k1';

describe('sealing', () => {
  it('gives back what was sealed, and never seals twice alike', () => {
    const [first, second] = [seal('sécret', PLACE, KEY), seal('sécret', PLACE, KEY)];
    expect(first).not.toBe(second);
    expect([unseal(first, PLACE, KEY), unseal(second, PLACE, KEY)]).toEqual(['sécret', 'sécret']);
  });

  it('opens neither in another place, nor with another key, nor when a bit was changed', () => {
    const sealed = seal('secret', PLACE, KEY);
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] ^= 1;
    expect(() => unseal(sealed, 'signing_key.private_jwk:k2', KEY)).toThrow();
    expect(() => unseal(sealed, PLACE, randomBytes(32))).toThrow();
    expect(() => unseal(changed.toString('base64'), PLACE, KEY)).toThrow();
  });
});
