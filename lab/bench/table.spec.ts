import { withRows } from './table';

const TEXT = [
  '# Benchmarks',
  '## Platform',
  'Words.',
  '| row | what | target | measured | reached |',
  '| --- | --- | --- | --- | --- |',
  '| P13 | creates | >= 0.55x | 0.60x | yes |',
  '',
  'After.',
].join('\n');

const ROW = { what: 'gateway', target: '<= 3.0x', measured: '3.10x', isReached: false };

describe('the table of the benchmarks', () => {
  it('takes new rows in their order, says what missed, and keeps what was not measured', () => {
    const lines = withRows(TEXT, [{ id: 'P8', ...ROW }]).split('\n');
    expect(lines[5]).toBe('| P8 | gateway | <= 3.0x | 3.10x | **no** |');
    expect(lines[6]).toContain('| P13 |');
    expect(lines.at(-1)).toBe('After.');
  });

  it('replaces a row that is measured again', () => {
    const again = withRows(TEXT, [{ id: 'P13', ...ROW, isReached: true }]);
    expect(again.match(/P13/g)).toHaveLength(1);
    expect(again).toContain('3.10x | yes');
  });
});
