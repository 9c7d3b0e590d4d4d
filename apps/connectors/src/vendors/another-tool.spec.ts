import type { SecurityConnectorType } from '@palisade/contracts';
import { keptFindings } from '../domain/finding';
import type * as Registry from './index';
import type { ToolReader, Vendor } from './vendor';
import { listOf, textOf } from './vendor';

/** What the folder of another tool says: how it is connected, where it answers, what is read of it. */
const ANOTHER: Vendor = {
  connectorType: 'ANOTHER' as SecurityConnectorType,
  connectorName: 'Another tool',
  description: 'Reads which checks passed.',
  signIn: 'API_KEY',
  origin: 'https://another.example',
  isProven: false,
  async read(reader: ToolReader) {
    const findings = listOf(await reader.json('/checks'), 'checks').map((check) => ({
      check: textOf(check, 'id'),
      subject: 'Everything',
      title: textOf(check, 'name'),
      verdict: textOf(check, 'result') === 'ok' ? ('PASS' as const) : ('FAIL' as const),
      severity: 'HIGH' as const,
      control: null,
      evidence: '',
      points: 0,
    }));
    return { findings, score: 50, label: null, metadata: {} };
  },
};

it('is added by its folder and a line of the list, and read as the others', async () => {
  const { QUALYS } = jest.requireActual<{ QUALYS: Vendor[] }>('./qualys');
  jest.doMock('./qualys', () => ({ QUALYS: [...QUALYS, ANOTHER] }));
  const { vendorOf, vendors } = jest.requireActual<typeof Registry>('./index');
  expect(vendors()).toHaveLength(14);
  const checks = [
    { id: 'backup', name: 'Backups are tried', result: 'ok' },
    { id: 'admin', name: 'Administrators use a second factor', result: 'not ok' },
  ];
  const { findings } = await vendorOf(ANOTHER.connectorType).read({
    json: () => Promise.resolve({ checks }),
    report: () => Promise.reject(new Error('It has none.')),
  });
  expect(keptFindings(findings).map(({ check, verdict }) => [check, verdict])).toEqual([
    ['admin', 'FAIL'],
    ['backup', 'PASS'],
  ]);
});
