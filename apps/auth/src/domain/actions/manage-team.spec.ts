import { checkTeamChange, checkTeamRemoval } from './manage-team';

describe('a team', () => {
  it.each([
    [true, undefined, false],
    [true, true, false],
    [true, false, true],
    [false, true, false],
    [false, false, false],
  ])('that is default: %s, set to %s, is refused: %s', (isDefault, value, isRefused) => {
    const check = (): void => checkTeamChange({ isDefault }, { default: value });
    if (isRefused) expect(check).toThrow('another team');
    else expect(check).not.toThrow();
  });

  it('is removed unless it is the default one', () => {
    expect(() => checkTeamRemoval({ isDefault: false })).not.toThrow();
    expect(() => checkTeamRemoval({ isDefault: true })).toThrow('cannot be deleted');
  });
});
