import { closingOf } from './closing.mjs';

it('what is reserved and not paid is taken back as a file closes', () => {
  const file = {
    reserves: { firstPartyExpense: 12_000, firstPartyLoss: 500, lossAdjustment: 0 },
    paid: { firstPartyExpense: 2_000, firstPartyLoss: 500, lossAdjustment: 0 },
  };
  const nothing = { thirdPartyLoss: 0 };
  const asked = { reserves: { ...file.reserves, ...nothing }, paid: { ...file.paid, ...nothing } };
  const { closedDate, ...changes } = closingOf(asked);
  expect(changes).toEqual({
    firstPartyExpense: -10_000,
    reason: 'The loss stayed below the retention',
  });
  expect(closedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});
