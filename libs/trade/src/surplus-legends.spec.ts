import { surplusLegendsOn } from './surplus-legends';

describe('the legends of surplus lines', () => {
  it.each<[string | null, string, string[]]>([
    ['CA', '2026-06-01', ['10 CCR 2171.1']],
    ['FL', '2026-06-01', ['Fla. Stat. 626.924(1)', 'Fla. Stat. 626.924(2)']],
    ['GA', '2026-06-01', ['O.C.G.A. 33-5-26']],
    ['TX', '2026-06-01', ['Tex. Ins. Code 981.101(b)']],
    ['TX', '2019-12-31', []],
    ['TX', '2023-06-01', []],
    ['OH', '2026-06-01', []],
    [null, '2026-06-01', []],
  ])('of %s on %s are %j', (state, date, citations) => {
    expect(surplusLegendsOn(state, date).map(({ citation }) => citation)).toEqual(citations);
  });

  it('tell the rate of the tax where the statute asks for it', () => {
    const [legend] = surplusLegendsOn('TX', '2026-06-01');
    expect(legend?.words).toMatch(/requires payment of a 4\.85 percent tax on gross premium\.$/);
    expect(legend?.points).toBe(11);
  });
});
