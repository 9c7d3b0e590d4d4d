import type { startStack } from '../tools/start/own-stack.mjs';

/** A platform that was started for a run of its own. */
export type Stack = Awaited<ReturnType<typeof startStack>>;
