import type { AskedOfTools, ToolProof } from './tool-proofs';
import { shownBy } from './tool-proofs';

const MFA = 'MFA_FOR_ADMINISTRATORS';
const ALL: AskedOfTools = { connector: 'TOOL', metric: MFA, gte: 100 };
const CLOUD: AskedOfTools = { connector: 'CLOUD', metric: 'CONNECTED', gte: 1 };

const proof = (
  connectorType: ToolProof['connectorType'],
  passed: number | null = null,
  failed = 0,
): ToolProof => ({
  id: connectorType,
  connectorType,
  name: `Tool ${connectorType}`,
  controls: passed === null ? [] : [{ control: MFA, passed, failed, evidence: 'Administrators' }],
});

describe('what connected tools show', () => {
  it.each<[string, AskedOfTools, ToolProof[], string | null]>([
    ['nothing without a tool', ALL, [], null],
    ['nothing where no tool judged the control', ALL, [proof('AWS')], null],
    ['nothing where the control could not be judged', ALL, [proof('AWS', 0, 0)], null],
    [
      'a control that passes',
      ALL,
      [proof('MICROSOFT', 1)],
      'Tool MICROSOFT, 1 of 1: Administrators',
    ],
    ['nothing where one of two fails', ALL, [proof('AWS', 1, 1)], null],
    [
      'half, where half is enough',
      { ...ALL, gte: 50 },
      [proof('AWS', 1, 1)],
      'Tool AWS, 1 of 2: Administrators',
    ],
    [
      'what all tools judged together',
      ALL,
      [proof('AWS', 1), proof('GSC', 2)],
      'Tool AWS, 3 of 3: Administrators',
    ],
    ['nothing where another tool contradicts', ALL, [proof('AWS', 1), proof('GSC', 0, 1)], null],
    ['a connected cloud', CLOUD, [proof('WIZER'), proof('GSC')], 'Tool GSC connected'],
    ['no cloud by another tool', CLOUD, [proof('SOPHOS'), proof('CLOUDFLARE')], null],
    ['no two clouds by one', { ...CLOUD, gte: 2 }, [proof('AWS')], null],
  ])('is %s', (_, asked, proofs, text) => {
    expect(shownBy(asked, proofs)?.text ?? null).toBe(text);
  });
});
