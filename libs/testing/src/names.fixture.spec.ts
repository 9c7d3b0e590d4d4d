import { foldText } from '@palisade/kernel';
import { misspelt, NAMES, SPELLINGS } from './names.fixture';

describe('the table of names', () => {
  it.each(NAMES)('reads %s', (name, folded) => {
    expect(foldText(name)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
    expect(foldText(misspelt(name))).toBe(folded);
    expect(SPELLINGS.map((spell) => foldText(spell(name)))).toEqual(SPELLINGS.map(() => folded));
  });

  it('knows no two names of the table for one', () => {
    expect(new Set(NAMES.map(([name]) => foldText(name))).size).toBe(60);
  });
});
