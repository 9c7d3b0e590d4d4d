import type { Quote } from '../../../lib/api-types';
import type { EffortForm } from './effort';
import { effortOf, isEffortDue } from './effort';

const DUE = {
  isSurplus: true,
  boundOn: null,
  isRenewal: false,
  isEndorsement: false,
  diligentEffort: null,
};
const DECLINED = {
  insurer: 'Oakline',
  contact: 'Ida Moss',
  declinedOn: '2026-01-10',
  reason: 'Class',
};

describe('the diligent effort of a quote', () => {
  it.each([
    [{}, true],
    [{ isSurplus: false }, false],
    [{ boundOn: '2026-01-10T00:00:00Z' }, false],
    [{ isRenewal: true }, false],
    [{ isEndorsement: true }, false],
    [{ diligentEffort: { basis: 'EXPORT_LIST' } }, false],
  ])('with %j is asked for: %s', (change, isDue) => {
    const quote = { ...DUE, ...change } as unknown as Quote;
    expect(isEffortDue(quote, 'MT')).toBe(isDue);
    expect(isEffortDue(quote, 'LA')).toBe(false);
  });

  it.each<[EffortForm, object]>([
    [{}, {}],
    [{ declinations: [DECLINED] }, {}],
    [
      { effortBasis: 'EXPORT_LIST', declinations: [DECLINED] },
      { diligentEffort: { basis: 'EXPORT_LIST' } },
    ],
    [
      { effortBasis: 'DECLINATIONS', declinations: [DECLINED] },
      { diligentEffort: { basis: 'DECLINATIONS', declinations: [DECLINED] } },
    ],
  ])('of %j is sent as %j', (entered, sent) => {
    expect(effortOf(entered)).toEqual(sent);
  });
});
