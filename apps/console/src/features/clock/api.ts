import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { ClockEvent, MovedClock, SandboxClock } from '../../lib/api-types';
import { partOf, type SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const CLOCKS = '/api/sandbox/v1/clocks';
const DAY = 'P1D';
/** A month holds a month-end, so something happens before; it keeps an empty agency from waiting. */
const LOOKED_AHEAD_DAYS = 62;

export const clocksQuery = queryOptions({
  queryKey: ['clocks'],
  queryFn: ({ signal }) => unwrap(api.gateway.GET(CLOCKS, { signal })),
});

/** Gives an agency a clock that shows what the wall does now. */
export const startClock = (scope: string | undefined, key: SubmitKey): Promise<SandboxClock> =>
  unwrap(
    api.gateway.POST(CLOCKS, {
      body: { now: new Date().toISOString(), ...(scope && { scope }) },
      headers: withKey(key),
    }),
  );

/** Moves a clock by a duration, or to a time. */
export const moveClock = (
  id: string,
  body: { advance: string } | { now: string },
  key: SubmitKey,
): Promise<MovedClock> =>
  unwrap(
    api.gateway.PUT(`${CLOCKS}/{id}`, { params: { path: { id } }, body, headers: withKey(key) }),
  );

/** Moves a clock day by day until something happens; tells each day, and ends when it is stopped. */
export async function moveToNext(
  clock: SandboxClock,
  key: SubmitKey,
  { onDay, isStopped }: { onDay: (now: string) => void; isStopped: () => boolean },
): Promise<MovedClock> {
  let moved: MovedClock = { id: clock.id, now: clock.now, events: [] };
  for (let day = 0; day < LOOKED_AHEAD_DAYS && !isStopped(); day++) {
    moved = await moveClock(clock.id, { advance: DAY }, partOf(key, String(day)));
    onDay(moved.now);
    if (moved.events.some(isToldOf)) break;
  }
  return moved;
}

/** What a reader is told of; that a paper was rendered or a row changed only accompanies it. */
export const isToldOf = ({ type }: ClockEvent): boolean =>
  !/\.(changed|rendered|saved|added|rated|delivered)\.v\d+$/.test(type);
