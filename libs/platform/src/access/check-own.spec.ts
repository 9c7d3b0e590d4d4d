import { DomainError } from '@palisade/kernel';
import { checkOwn } from './check-own';

const OWN = '0b7c3f7e-1111-4222-8333-444455556666';
const OTHER = '0b7c3f7e-9999-4222-8333-444455556666';
const foreign = () => new DomainError('NOT_FOUND', 'Not found.', 404);

describe('an organisation that a caller names', () => {
  it.each([
    ['nobody names none', 'CLUSTER', undefined, false],
    ['a partner names its own', 'CLUSTER', OWN, false],
    ['a partner names its own in capitals', 'CLUSTER', OWN.toUpperCase(), false],
    ['a partner names another', 'CLUSTER', OTHER, true],
    ['an agency names another', 'AGENCY', OTHER, true],
    ['staff name another', 'COWBELL', OTHER, false],
  ] as const)('%s', (_, accountType, named, isRefused) => {
    const check = () => checkOwn(named, { accountType, organizationId: OWN }, foreign);
    if (isRefused) expect(check).toThrow('Not found.');
    else expect(check).not.toThrow();
  });
});
