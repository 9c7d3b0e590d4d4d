import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { currentContext } from '../context';
import { retryAfter, toProblem } from './problem';

/** Answers an error as problem+json; returns the status. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const correlationId = currentContext()?.correlationId ?? String(request.id);
  const problem = toProblem(error, request.url.split('?')[0], correlationId);
  if (reply.sent) return problem.status;
  const wait = retryAfter(error, problem.status);
  if (wait !== undefined) void reply.header('retry-after', wait);
  void reply.status(problem.status).type('application/problem+json').send(problem);
  return problem.status;
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
