import { fraudWarningOf } from './fraud-warnings';

describe('fraud warnings', () => {
  it.each([
    ['NY', '11 NYCRR 86.4(a)', /stated value of the claim for each such violation\.$/],
    ['FL', 'Fla. Stat. 817.234(1)(b)', /felony of the third degree\.$/],
  ])('of %s are in the words that it prescribes', (state, citation, end) => {
    expect(fraudWarningOf(state)).toMatchObject({ citation });
    expect(fraudWarningOf(state).application).toMatch(end);
  });

  it('are in our words where none are known to be prescribed', () => {
    expect(fraudWarningOf('WY').citation).toBeNull();
    expect(fraudWarningOf('WY').claim).toMatch(/to be paid for a claim/);
  });
});
