import { AwakeClock } from './awake-clock';

const STEP_MS = 50;

const clock = new AwakeClock(STEP_MS);
/** Who waits, and until when by the clock. */
const waiting = new Map<AbortController, number>();
let timer: NodeJS.Timeout | undefined;

/**
 * As `AbortSignal.timeout`, by the time in which this process was awake: in one process with others a
 * busy loop is no silence of theirs, and their answer may be here already, unread.
 */
export function awakeTimeout(ms: number): AbortSignal {
  const abort = new AbortController();
  waiting.set(abort, clock.nowMs + ms);
  timer ??= setInterval(look, STEP_MS).unref();
  return abort.signal;
}

function look(): void {
  clock.tick();
  for (const [abort, untilMs] of waiting) {
    if (untilMs > clock.nowMs) continue;
    waiting.delete(abort);
    abort.abort(new DOMException('Nothing came in time.', 'TimeoutError'));
  }
  if (waiting.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
