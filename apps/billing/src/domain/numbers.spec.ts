import { checkForeignTransaction } from './numbers';

describe('the number of a transaction that others name', () => {
  it.each(['LP-1', 'T-1', 'CHK 4711', 't-26-0000001'])('may be %s', (number) => {
    expect(() => checkForeignTransaction(number)).not.toThrow();
  });

  it.each(['T-26-0000001', 'T-99-1', 'T-26-00000010'])('is never %s, one of ours', (number) => {
    expect(() => checkForeignTransaction(number)).toThrow('given by the platform');
  });
});
