import { personaOf } from '../../personas';
import { openableKinds } from './search-kinds';

const kindsOf = (type: Parameters<typeof personaOf>[0], can: (permission: string) => boolean) =>
  openableKinds(personaOf(type), can).map(({ kind }) => kind);

describe('what a person can open of what is found', () => {
  it.each<[Parameters<typeof personaOf>[0], string[]]>([
    ['COWBELL', ['CLIENT', 'QUOTE', 'POLICY', 'CLAIM', 'PERSON']],
    ['AGENCY', ['CLIENT', 'QUOTE', 'POLICY', 'CLAIM', 'PERSON']],
    ['CUSTOMER', ['CLIENT', 'QUOTE', 'POLICY', 'CLAIM', 'PERSON']],
    ['VENDOR', ['CLAIM']],
    ['PREMIUM_PROCESSOR', ['POLICY']],
  ])('%s: what has a page there', (type, kinds) => {
    expect(kindsOf(type, () => true)).toEqual(kinds);
  });

  it('is nothing that the person may not see', () => {
    expect(kindsOf('AGENCY', (permission) => permission === 'claim:view')).toEqual(['CLAIM']);
  });
});
