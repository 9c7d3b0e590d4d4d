import { diffRows, namesIn } from './diff-rows';

describe('the rows of a difference', () => {
  it.each([
    ['aggregateLimit', null, 'aggregateLimit', 'amount'],
    ['retention', null, 'retention', 'amount'],
    ['waitingPeriod', null, 'waitingPeriod', 'hours'],
    ['isTriaExcluded', null, 'isTriaExcluded', 'choice'],
    ['endDate', null, 'endDate', 'date'],
    ['additionalInsureds', null, 'additionalInsureds', 'names'],
    ['coverages.PCI.limit', 'PCI', 'limit', 'amount'],
    ['coverages.EXTORTION.premium', 'EXTORTION', 'premium', 'money'],
    ['somethingNew', null, 'somethingNew', 'text'],
  ])('say of %s what it is and how it is written', (field, coverage, name, kind) => {
    expect(diffRows([{ field, from: null, to: null }])).toEqual([
      { field, coverage, name, kind, from: null, to: null },
    ]);
  });

  it('begin with what concerns the whole policy', () => {
    const fields = ['coverages.PCI.limit', 'aggregateLimit', 'coverages.PCI.premium', 'retention'];
    const rows = diffRows(fields.map((field) => ({ field, from: null, to: null })));
    expect(rows.map(({ field }) => field)).toEqual([
      'aggregateLimit',
      'retention',
      'coverages.PCI.limit',
      'coverages.PCI.premium',
    ]);
  });

  it.each([
    [
      ['BLANKET_AI', 'WAR_EXCLUSION'],
      ['BLANKET_AI', 'WAR_EXCLUSION'],
    ],
    [[{ id: '1', name: 'Bayside Bank' }], ['Bayside Bank']],
    [null, []],
  ])('name what is in %j', (value, names) => {
    expect(namesIn(value)).toEqual(names);
  });
});
