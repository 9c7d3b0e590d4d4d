import type { Actor } from '@palisade/platform';
import { unauthorized } from '@palisade/platform';

/** Throws 401 for a token that is not of the link. */
export function checkOwnLink(id: string, { userId }: Actor): void {
  if (userId !== id) throw unauthorized();
}
