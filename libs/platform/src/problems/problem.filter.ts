import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import { editionAsked } from '@palisade/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { currentContext } from '../context/context';
import type { Problem } from './problem';
import { problemIn, retryAfter, toProblem } from './problem';

/** Answers an error as problem+json; returns the status. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const correlationId = currentContext()?.correlationId ?? String(request.id);
  const told = toProblem(error, request.url.split('?')[0], correlationId);
  const problem = problemIn(told, editionAsked(request.headers['accept-language']));
  if (reply.sent) return problem.status;
  const wait = retryAfter(error, problem.status);
  if (wait !== undefined) void reply.header('retry-after', wait);
  if (problem.status === 401) void reply.header('www-authenticate', challenge(request, problem));
  void reply.status(problem.status).type('application/problem+json').send(problem);
  return problem.status;
}

/** RFC 6750 §3: what was missing, or that the token which was shown does not hold. */
function challenge({ headers }: FastifyRequest, { code }: Problem): string {
  const hasToken = code === 'UNAUTHORIZED' && /^Bearer /i.test(headers.authorization ?? '');
  return `Bearer realm="palisade"${hasToken ? ', error="invalid_token"' : ''}`;
}

/** Turns every error into problem+json; only unexpected ones are logged as errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const status = sendProblem(error, request, http.getResponse<FastifyReply>());
    if (status === 500) this.logger.error({ error }, 'unexpected error');
  }
}
