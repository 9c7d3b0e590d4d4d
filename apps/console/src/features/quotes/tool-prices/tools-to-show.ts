import type { ToolPrice } from '../../../lib/tool-types';

/** The most tools that are named and not connected. */
const SHOWN = 3;

/** The tools that are connected, and those others that would take most off. */
export const toolsToShow = (tools: readonly ToolPrice[]): ToolPrice[] => [
  ...tools.filter(({ isConnected }) => isConnected),
  ...toolsThatLower(tools),
];

/** The tools that are not connected and would take most off. */
export const toolsThatLower = (tools: readonly ToolPrice[]): ToolPrice[] =>
  tools.filter(({ isConnected, most }) => !isConnected && most > 0).slice(0, SHOWN);
