import type { FastifyReply } from 'fastify';
import type { CodeNeeded } from './second-factors';
import type { Tokens } from './sessions.service';

/** Spec 1 §8: the sign-in goes on with a code; no other address is meant, so none is named. */
const CODE_NEEDED = 307;

/** Answers with tokens, or says by the status that a code is needed as well. */
export function answerEntry(entry: Tokens | CodeNeeded, reply: FastifyReply): Tokens | CodeNeeded {
  if ('mfaType' in entry) void reply.status(CODE_NEEDED);
  return entry;
}
