import type { PartnerProfile } from './edit-partner';
import { editPartner, membersChange } from './edit-partner';

const KNOWN: PartnerProfile = {
  name: 'Meridian',
  description: 'A cluster',
  hostname: 'meridian.example',
  enforceMfa: false,
  contact: { firstName: 'Ada', lastName: 'Hill', email: null, phone: null },
};

describe('a change of a partner', () => {
  it.each([
    ['keeps what is left out', { name: 'New', contact: {} }, { ...KNOWN, name: 'New' }],
    [
      'takes back what is empty',
      { name: 'Meridian', description: null, contact: { firstName: null, lastName: null } },
      { ...KNOWN, description: null, contact: null },
    ],
    [
      'asks for a second factor',
      { name: 'Meridian', enforceMfa: true, contact: { email: 'ada@m.example' } },
      { ...KNOWN, enforceMfa: true, contact: { ...KNOWN.contact, email: 'ada@m.example' } },
    ],
  ])('%s', (_, change, expected) => {
    expect(editPartner(KNOWN, change)).toEqual(expected);
  });

  it('lifts no second factor', () => {
    const change = { name: 'Meridian', enforceMfa: false, contact: {} };
    expect(() => editPartner({ ...KNOWN, enforceMfa: true }, change)).toThrow('second factor');
  });

  it('tells who joins and who leaves', () => {
    expect(membersChange(['a', 'b'], ['b', 'c'])).toEqual({ joining: ['c'], leaving: ['a'] });
  });
});
