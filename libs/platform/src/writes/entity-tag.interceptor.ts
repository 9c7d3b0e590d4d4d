import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { from, map, switchMap, tap } from 'rxjs';
import { DataSource } from 'typeorm';
import { changesOf, stale } from '../activity/check-unchanged';
import { currentContext } from '../context/context';
import { isDryRun } from './dry-run';
import { readTag, tagOf } from './entity-tag';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Answers single rows, and what a write would make of one, with their state as `ETag`, and takes `If-Match`
 * of writes. A read whose first answer is no row of its address has no state: its history is not counted again.
 */
@Injectable()
export class EntityTagInterceptor implements NestInterceptor {
  private readonly stateless = new Set<string>();

  constructor(private readonly dataSource: DataSource) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (request.method === 'GET') return this.read(context, reply, next);
    const write = { handle: () => this.write(request, reply, next) };
    return isDryRun(request) ? this.read(context, reply, write) : write.handle();
  }

  /** Answers with the state in which the row was before the answer was made. */
  private read(
    context: ExecutionContext,
    reply: FastifyReply,
    next: CallHandler,
  ): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const call = `${context.getClass().name}.${context.getHandler().name}`;
    const id = Object.values((request.params ?? {}) as Record<string, string>)
      .filter((value) => UUID.test(value))
      .at(-1);
    if (!id || this.stateless.has(call)) return next.handle();
    // Counted before the row is read: a change in between makes the tag stale, never the row.
    return from(changesOf(this.dataSource.manager, id)).pipe(
      switchMap((changes) => next.handle().pipe(map((answer) => ({ answer, changes })))),
      map(({ answer, changes }) => {
        if (!isOf(answer, id)) this.stateless.add(call);
        else if (isRowOf(answer, id, changes)) void reply.header('etag', tagOf({ id, changes }));
        return answer as unknown;
      }),
    );
  }

  /** A write that changed the row which it was based on answers the state after it. */
  private write(
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Observable<unknown> {
    const ifMatch = readTag(request.headers['if-match']);
    if (ifMatch === null) throw stale();
    const surroundings = currentContext();
    if (!ifMatch || !surroundings) return next.handle();
    const recorded = new Map<string, number>();
    Object.assign(surroundings, { ifMatch, recorded });
    return next.handle().pipe(
      tap(() => {
        const own = recorded.get(ifMatch.id);
        if (!own || isDryRun(request)) return;
        void reply.header('etag', tagOf({ id: ifMatch.id, changes: ifMatch.changes + own }));
      }),
    );
  }
}

/** Whether an answer names the row of its address, or could have: there may be none yet. */
const isOf = (answer: unknown, id: string): boolean =>
  answer === null || (isObject(answer) && Object.values(answer).includes(id));

/** Whether an answer is the row with this id, or a view of one that has been changed. */
const isRowOf = (answer: unknown, id: string, changes: number): boolean =>
  isObject(answer) && (changes > 0 || (answer as { id?: unknown }).id === id);

const isObject = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);
