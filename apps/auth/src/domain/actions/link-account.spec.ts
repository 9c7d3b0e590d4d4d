import { checkLink } from './link-account';

const OTHER_AGENCY = 'The Client is already associated with another Agency/Brokerage!';
const OTHER_AGENT =
  'This Client is already associated with someone else within your Agency/Brokerage!';

describe('a link of a client account', () => {
  it.each([
    [null, { agencyId: 'a', userId: 'u' }, null],
    [{ agencyId: null, userId: null }, { agencyId: 'a', userId: 'u' }, null],
    [{ agencyId: 'a', userId: 'u' }, { agencyId: 'a', userId: 'u' }, null],
    [{ agencyId: 'a', userId: null }, { agencyId: 'a', userId: 'u' }, null],
    [{ agencyId: 'a', userId: 'u' }, { agencyId: 'a', userId: null }, null],
    [{ agencyId: 'b', userId: 'u' }, { agencyId: 'a', userId: 'u' }, OTHER_AGENCY],
    [{ agencyId: 'a', userId: 'v' }, { agencyId: 'a', userId: 'u' }, OTHER_AGENT],
  ])('from %j to %j: %s', (known, wanted, refusal) => {
    const check = (): void => checkLink(known, wanted);
    if (refusal) expect(check).toThrow(refusal);
    else expect(check).not.toThrow();
  });
});
