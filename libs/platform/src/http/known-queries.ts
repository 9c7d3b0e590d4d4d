import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { VALIDATION } from './validation';

const MAX_KNOWN = 100;

/** The valid queries of a route, by how they are written: each is read and validated once. */
export class KnownQueries {
  private readonly known = new Map<string, object>();

  constructor(private readonly type: Type<object>) {}

  /** The query of a request, not to be changed; undefined when it is not valid. */
  of({ url, query }: FastifyRequest): object | undefined {
    const start = url.indexOf('?');
    const text = start < 0 ? '' : url.slice(start);
    return this.known.get(text) ?? this.read(text, query as object);
  }

  private read(text: string, query: object): object | undefined {
    const value = plainToInstance(this.type, { ...query });
    if (validateSync(value, VALIDATION).length) return undefined;
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(text, Object.freeze(value));
    return value;
  }
}
