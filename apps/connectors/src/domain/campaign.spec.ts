import type { Invitable } from './campaign';
import { inviteStateOf } from './campaign';

const NOW = new Date('2026-07-31T12:00:00Z');
const NEW: Invitable = { isConnected: false, lastInvited: null, optedOut: null };
const asked = (time: string): Date => new Date(time);

it.each([
  ['who was never asked', {}, 'READY'],
  ['who was asked thirty days ago', { lastInvited: asked('2026-07-01T12:00:00Z') }, 'READY'],
  ['who was asked later', { lastInvited: asked('2026-07-01T12:00:01Z') }, 'INVITED'],
  ['who has the tool', { isConnected: true, lastInvited: NOW }, 'CONNECTED'],
  ['who wants no letters', { optedOut: NOW, isConnected: true }, 'OPTED_OUT'],
] as const)('tells of a client %s', (_, known, state) => {
  expect(inviteStateOf({ ...NEW, ...known }, NOW)).toBe(state);
});
