import type { ToolReading, ToolSignals } from './tool-signals';
import { toolSignals } from './tool-signals';

describe('toolSignals', () => {
  it.each<[string, ToolReading[], ToolSignals]>([
    ['no tool', [], { observations: {}, connectors: 0 }],
    [
      'one tool',
      [{ connectorType: 'MICROSOFT', score: 82 }],
      { observations: { 'c.MICROSOFT': 82 }, connectors: 1 },
    ],
    [
      'a kind that is connected twice, once, half up',
      [
        { connectorType: 'MICROSOFT', score: 82 },
        { connectorType: 'MICROSOFT', score: 81 },
        { connectorType: 'SOPHOS', score: 60 },
      ],
      { observations: { 'c.MICROSOFT': 82, 'c.SOPHOS': 60 }, connectors: 2 },
    ],
    [
      'a tool that has nothing to judge, as connected',
      [{ connectorType: 'AWS', score: null }],
      { observations: {}, connectors: 1 },
    ],
  ])('counts %s', (_, readings, expected) => {
    expect(toolSignals(readings)).toEqual(expected);
  });
});
