import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { currentContext } from '../context';
import { retryAfter, toProblem } from './problem';

/** Turns every error into problem+json; only unexpected ones are logged as errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const correlationId = currentContext()?.correlationId ?? String(request.id);
    const problem = toProblem(error, request.url.split('?')[0], correlationId);
    if (problem.status === 500) this.logger.error({ error }, 'unexpected error');
    if (reply.sent) return;
    const wait = retryAfter(problem.status);
    if (wait) void reply.header('retry-after', wait);
    void reply.status(problem.status).type('application/problem+json').send(problem);
  }
}
