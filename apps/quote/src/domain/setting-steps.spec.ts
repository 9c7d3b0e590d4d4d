import { settingSteps } from './setting-steps';

const ROW = { id: 'a', autoClear: { connector: 'GOOGLE', metric: 'mfa', gte: 80 } };
const TURNED = { id: 'a', autoClear: { gte: 80, metric: 'mfa', connector: 'GOOGLE' } };

describe('what was done to the settings of conditions', () => {
  it.each<[string, object[], object[], string[]]>([
    ['as it was', [ROW], [ROW], []],
    ['with its fields in another order', [ROW], [TURNED], []],
    ['changed within', [ROW], [{ ...ROW, autoClear: null }], ['condition.change']],
    ['added', [], [ROW], ['condition.add']],
    ['left out', [ROW], [], ['condition.remove']],
  ])('of one that is %s', (_, before, after, actions) => {
    const steps = settingSteps(before as never, after as never);
    expect(steps.map(({ action }) => action)).toEqual(actions);
  });
});
