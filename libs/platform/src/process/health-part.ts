import type { DiscoveryService } from '@nestjs/core';

/**
 * A part of a service that its probes and its operators are told of. The service goes on without it;
 * every provider that extends this is asked.
 */
export abstract class HealthPart {
  /** Its name beside those of the other parts. */
  abstract readonly part: string;

  /** `up`, or in a word what is wrong with it; never throws. */
  abstract state(): Promise<string>;
}

/** How the parts of a service stand, by their names. */
export async function statesOf(discovery: DiscoveryService): Promise<Record<string, string>> {
  const instances = discovery.getProviders().map(({ instance }): unknown => instance);
  const parts = instances.filter((instance) => instance instanceof HealthPart);
  const states = parts.map(async (one) => [one.part, await one.state()] as const);
  return Object.fromEntries(await Promise.all(states));
}
