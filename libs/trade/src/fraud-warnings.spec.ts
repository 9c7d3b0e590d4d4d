import { fraudWarningOf } from './fraud-warnings';

describe('fraud warnings', () => {
  it.each([
    ['NY', '11 NYCRR 86.4(a)', /stated value of the claim for each such violation\.$/],
    ['FL', 'Fla. Stat. 817.234(1)(b)', /felony of the third degree\.$/],
    ['OH', 'Ohio R.C. 3999.21', /guilty of insurance fraud\.$/],
  ])('of %s are in the words that it prescribes', (state, citation, end) => {
    expect(fraudWarningOf(state)).toMatchObject({ citation });
    expect(fraudWarningOf(state).application).toMatch(end);
  });

  it('tell applications from claims where a state does', () => {
    expect(fraudWarningOf('NJ').application).toMatch(/on an application for an insurance policy/);
    expect(fraudWarningOf('NJ').claim).toMatch(/statement of claim/);
  });

  it('are in our words where none are known to be prescribed', () => {
    expect(fraudWarningOf('WY').citation).toBeNull();
    expect(fraudWarningOf('WY').claim).toMatch(/to be paid for a claim/);
  });
});
