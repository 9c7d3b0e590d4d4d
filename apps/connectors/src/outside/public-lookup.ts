import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { lookup } from 'node:dns';
import { isInnerAddress } from '@palisade/platform';

/** As undici calls it. */
export const publicOnly = (host: string, options: object, done: Done): void =>
  publicLookup(host, options, done);

type Done = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a name at the moment of connecting; a name of an inner address does not resolve. */
export function publicLookup(
  host: string,
  options: object,
  done: Done,
  resolve: Resolve = lookup,
): void {
  resolve(host, { ...options, all: true }, (error, found) => {
    const inner = found?.find(({ address }) => isInnerAddress(address));
    if (error || inner) done(error ?? new Error('The address is not public.'), []);
    else done(null, found);
  });
}
