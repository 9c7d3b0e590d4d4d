import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { EVENTS } from '@palisade/contracts';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '../transactions/transactions';
import { ALONE, CONSUMES } from './consumes';

/** A method of the service that handles events. */
export interface Consumer {
  /** Names its entries in the inbox: renaming the method would handle old events again. */
  name: string;
  types: Set<string>;
  /** Its events are handled in a transaction each. */
  isAlone: boolean;
  handle: (event: CloudEvent, tx: Tx) => Promise<void>;
}

/** Finds the methods marked with `@Consumes`. */
@Injectable()
export class ConsumerRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** Every handler of the service's providers. */
  find(): Consumer[] {
    return this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof Object ? this.consumersOf(instance) : []));
  }

  private consumersOf(instance: object): Consumer[] {
    const target = instance as Record<string, Consumer['handle']>;
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((method) => {
      const patterns = this.reflector.get<string[] | undefined>(CONSUMES, target[method]);
      if (!patterns) return [];
      const name = `${instance.constructor.name}.${method}`;
      const isAlone = this.reflector.get<boolean | undefined>(ALONE, target[method]) ?? false;
      const handle: Consumer['handle'] = (event, tx) => target[method](event, tx);
      return [{ name, types: expand(patterns), isAlone, handle }];
    });
  }
}

function expand(patterns: string[]): Set<string> {
  const matches = (type: string): boolean =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
    );
  return new Set(Object.keys(EVENTS).filter(matches));
}
