import { chooseTeam } from './choose-team';

const east = { id: 'east', name: 'East', default: false };
const west = { id: 'west', name: 'West', default: true };

describe('the team that is chosen at first', () => {
  it.each([
    ['staff begin with all teams', { isStaff: true, hasAll: true, saved: undefined }, null],
    ['staff keep a team they chose', { isStaff: true, hasAll: true, saved: 'east' }, 'east'],
    ['staff keep a team of any agency', { isStaff: true, hasAll: true, saved: 'found' }, 'found'],
    ['a saved team is kept', { isStaff: false, hasAll: false, saved: 'east' }, 'east'],
    ['all teams are kept', { isStaff: false, hasAll: true, saved: null }, null],
    [
      'all teams that are no longer offered give way',
      { isStaff: false, hasAll: false, saved: null },
      'west',
    ],
    [
      'a team that is gone gives way to the default',
      { isStaff: false, hasAll: true, saved: 'gone' },
      'west',
    ],
    ['nothing saved means the default', { isStaff: false, hasAll: true, saved: undefined }, 'west'],
  ])('%s', (_, choice, expected) => {
    expect(chooseTeam({ teams: [east, west], ...choice })).toBe(expected);
  });

  it('is the first team when none is the default', () => {
    const choice = { hasAll: false, isStaff: false, saved: undefined };
    expect(chooseTeam({ teams: [east], ...choice })).toBe('east');
    expect(chooseTeam({ teams: [], ...choice })).toBeNull();
  });
});
