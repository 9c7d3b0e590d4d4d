import { overrides } from './override-codec';

const read = (...rows: string[]) =>
  overrides.read(
    rows.map((row) => row.split(',')),
    {} as never,
  );

describe('overrides as rows', () => {
  it('are read as they are written', () => {
    const rows = [
      ['NY', 'hazard.5', '1.80'],
      ['NY', 'retroPeriod.-1', '1.01'],
      ['TX', 'retention.points', '1000=1.16 2500=1.10'],
    ];
    const { value, problems } = overrides.read(rows, {} as never);
    expect(problems).toEqual([]);
    expect(JSON.parse(JSON.stringify(value))).toEqual({
      NY: { hazard: { 5: '1.80' }, retroPeriod: { '-1': '1.01' } },
      TX: {
        retention: {
          points: [
            [1_000, '1.16'],
            [2_500, '1.10'],
          ],
        },
      },
    });
    expect(overrides.write(value as never)).toEqual(rows);
  });

  it.each([
    ['__proto__,hazard.5,1', 'is no product and no state'],
    ['constructor,prototype.polluted,1', 'is no product and no state'],
    ['NY,__proto__.polluted,1', 'can not stand at'],
    ['NY,hazard.__proto__.polluted,1', 'can not stand at'],
    ['NY,constructor.prototype.polluted,1', 'can not stand at'],
    ['NY,hazard.constructor.prototype.polluted,1', 'can not stand at'],
  ])('%s is refused and reaches no object', (row, detail) => {
    expect(read(row).problems).toEqual([
      { row: 0, detail: expect.stringContaining(detail) as string },
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((Object as unknown as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['a row and rows below it', ['NY,hazard,1', 'NY,hazard.5,1'], 1],
    ['rows and a row above them', ['NY,hazard.5,1', 'NY,hazard,1'], 1],
    ['a curve and rows below it', ['NY,ilf.points,0=1 5=2', 'NY,ilf.points.0,1'], 1],
    ['a row twice', ['NY,hazard.5,1', 'TX,hazard.5,1', 'NY,hazard.5,2'], 2],
  ])('%s are refused at the second one', (_, rows, at) => {
    expect(read(...rows).problems.map(({ row }) => row)).toEqual([at]);
  });
});
