import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { from, lastValueFrom } from 'rxjs';
import { DataSource } from 'typeorm';
import type { AuthenticatedRequest } from '../access/can';
import { currentContext } from '../context/context';
import { RequestUnit } from '../context/request-unit';
import { turnsOf } from '../context/turns';
import { isForm, sentPartOf } from './sent-part';
import { retryAfter, toProblem } from '../problems/problem';
import { checkPreview, isDryRun } from './dry-run';
import type { IdempotentRequest } from './idempotency-key';
import { readIdempotencyKey } from './idempotency-key';
import type { IdempotentCall, StoredAnswer } from './stored-answers';
import { StoredAnswers } from './stored-answers';
import type { WriteRules } from './write-rules';
import { WRITE_RULES } from './write-rules';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json';

interface Exchange {
  call: IdempotentCall;
  request: AuthenticatedRequest;
  reply: FastifyReply;
  next: CallHandler;
}

/**
 * Lets a write with an `Idempotency-Key` happen once, and answers its repeats as the first; refuses a
 * preview of what has none.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
    private readonly answers: StoredAnswers,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (READS.includes(request.method)) return next.handle();
    if (isDryRun(request)) {
      checkPreview(this.rulesOf(context));
      return next.handle();
    }
    const header = request.headers['idempotency-key'];
    if (header === undefined) return next.handle();
    const key = readIdempotencyKey(header);
    const rules = this.rulesOf(context);
    if (!key || rules.computes || !currentContext()) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.once({ request, reply, next }, key, rules));
  }

  private async once(
    asked: Omit<Exchange, 'call'>,
    key: string,
    rules: WriteRules,
  ): Promise<unknown> {
    const call = this.answers.callOf(await idempotentRequest(asked.request, key), rules);
    const exchange = { ...asked, call };
    return rules.actsOutside ? this.inSteps(exchange) : this.inTurn(exchange);
  }

  /** The connection is taken when all that is about the same has ended. */
  private inTurn(exchange: Exchange): Promise<unknown> {
    const subjects = currentContext()?.subjects ?? [];
    return turnsOf(this.dataSource).run(subjects, () => this.atOnce(exchange));
  }

  private rulesOf(context: ExecutionContext): WriteRules {
    const targets = [context.getClass(), context.getHandler()];
    return Object.assign({}, ...this.reflector.getAll<WriteRules[]>(WRITE_RULES, targets));
  }

  /** Effect and answer in one transaction. */
  private async atOnce(exchange: Exchange): Promise<unknown> {
    const { call, reply } = exchange;
    const unit = await RequestUnit.open(this.dataSource);
    try {
      const known = await this.answers.claim(unit.em, call);
      if (known) return replay(known, reply);
      const { answer, body, error } = await handle(exchange, { unit });
      if (answer.status < 500) {
        if (!error || unit.hasEffect) await this.answers.keep(unit.em, call, answer);
        await unit.commit();
      }
      if (error) throw error;
      return body;
    } finally {
      await unit.abandon();
    }
  }

  /** The key goes with the first transaction, the answer follows after the last. */
  private async inSteps(exchange: Exchange): Promise<unknown> {
    const { call, reply } = exchange;
    const known = await this.dataSource.transaction((em) => this.answers.claim(em, call));
    if (known) return replay(known, reply);
    let isKept = false;
    const onFirstEffect = async (em: RequestUnit['em']): Promise<void> => {
      if (!isKept) await this.answers.keep(em, call);
      isKept = true;
    };
    const { answer, body, error } = await handle(exchange, { onFirstEffect });
    if (isKept && answer.status < 500) await this.answers.answer(call, answer);
    if (error) throw error;
    return body;
  }
}

async function idempotentRequest(
  request: AuthenticatedRequest,
  key: string,
): Promise<IdempotentRequest> {
  const { actor, ip: address, method, url, body, headers } = request;
  const bodyLength = headers['content-length'] ?? '';
  const call = { key, caller: actor ?? null, address, method, url, body, bodyLength };
  if (!isForm(request)) return call;
  // A form that cannot be read is refused by its call.
  return { ...call, upload: await sentPartOf(request).catch(() => undefined) };
}

interface Outcome {
  answer: StoredAnswer;
  body: unknown;
  error?: Error;
}

/** Runs the handler and writes its answer down, also when it is an error. */
async function handle(
  { request, reply, next }: Exchange,
  surroundings: { unit?: RequestUnit; onFirstEffect?: (em: RequestUnit['em']) => Promise<void> },
): Promise<Outcome> {
  const context = currentContext();
  Object.assign(context ?? {}, surroundings);
  try {
    const value: unknown = await lastValueFrom(next.handle());
    const { body, contentType } = written(value, reply);
    const status = reply.statusCode;
    const location = (reply.getHeader('location') as string | undefined) ?? null;
    return { answer: { status, contentType, location, body: textOf(body) }, body };
  } catch (error) {
    const problem = toProblem(error, request.url.split('?')[0], context?.correlationId ?? '');
    const head = { status: problem.status, contentType: PROBLEM_TYPE, location: null };
    return {
      answer: { ...head, body: JSON.stringify(problem) },
      body: null,
      error: error as Error,
    };
  }
}

/** What goes out: an object as the text that is also stored. */
function written(
  value: unknown,
  reply: FastifyReply,
): { body: unknown; contentType: string | null } {
  const isObject = typeof value === 'object' && value !== null;
  if (!isObject || value instanceof StreamableFile || Buffer.isBuffer(value)) {
    const contentType = (reply.getHeader('content-type') as string | undefined) ?? null;
    return { body: value, contentType };
  }
  void reply.type(JSON_TYPE);
  return { body: JSON.stringify(value), contentType: JSON_TYPE };
}

const textOf = (body: unknown): string =>
  typeof body === 'object' || body === undefined ? '' : String(body);

function replay(answer: StoredAnswer, reply: FastifyReply): string | undefined {
  void reply.status(answer.status).header('idempotent-replayed', 'true');
  const wait = retryAfter(undefined, answer.status);
  if (wait !== undefined) void reply.header('retry-after', wait);
  if (answer.location) void reply.header('location', answer.location);
  if (answer.contentType) void reply.type(answer.contentType);
  return answer.body || undefined;
}
