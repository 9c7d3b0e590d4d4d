import { checkNamedInsured } from './named-insured';

describe('the named insured of a policy', () => {
  const known = { companyName: 'Red Rock Dental', clientName: 'Red Mesa Dental' };

  it.each(['Red Rock Dental', 'Red Mesa Dental'])('may be %s', (name) => {
    expect(() => checkNamedInsured(name, known)).not.toThrow();
  });

  it.each([
    ['Another Company', known],
    ['Red Mesa Dental', { ...known, clientName: null }],
  ])('is not %s where %j', (name, names) => {
    expect(() => checkNamedInsured(name, names)).toThrow(
      expect.objectContaining({ code: 'RENAME_NEEDS_TWO', status: 409 }),
    );
  });
});
