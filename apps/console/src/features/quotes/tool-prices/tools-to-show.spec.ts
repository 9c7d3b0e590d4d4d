import type { ToolPrice } from '../../../lib/tool-types';
import { toolsThatLower, toolsToShow } from './tools-to-show';

const tool = (
  connectorType: ToolPrice['connectorType'],
  most: number,
  isConnected = false,
): ToolPrice => ({ connectorType, isConnected, least: 0, most, controls: [] });

describe('the tools of a price', () => {
  const tools = [
    tool('AWS', 90),
    tool('GSC', 80),
    tool('WIZER', 70, true),
    tool('SOPHOS', 60),
    tool('CLOUDFLARE', 50),
    tool('QUALYSVM', -4, true),
    tool('SECUREWORKS', -5),
  ];

  it('are those that are connected, then the three that would take most off', () => {
    const shown = toolsToShow(tools).map(({ connectorType }) => connectorType);
    expect(shown).toEqual(['WIZER', 'QUALYSVM', 'AWS', 'GSC', 'SOPHOS']);
  });

  it('that lower it are none that are connected or would add', () => {
    expect(toolsThatLower(tools.slice(5))).toEqual([]);
  });
});
