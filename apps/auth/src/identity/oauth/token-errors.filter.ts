import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { currentContext, sendProblem, toProblem } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenError } from '../../domain/token-error';

/** Answers as the standard of tokens has it (RFC 6749 §5.2), with the members of a problem beside. */
@Catch(DomainError)
export class TokenErrorsFilter implements ExceptionFilter<DomainError> {
  catch(refusal: DomainError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const form = request.body as { grant_type?: unknown } | null | undefined;
    const error = tokenError(refusal, form?.grant_type);
    void reply.header('cache-control', 'no-store');
    if (!error) return void sendProblem(refusal, request, reply);
    // Only to who used it: libraries read no body behind a challenge.
    if (refusal.status === 401 && request.headers.authorization !== undefined) {
      void reply.header('www-authenticate', `Basic realm="palisade", error="${error}"`);
    }
    const correlationId = currentContext()?.correlationId ?? String(request.id);
    const problem = toProblem(refusal, request.url, correlationId);
    void reply
      .status(refusal.status)
      .type('application/json')
      .send({ error, error_description: refusal.message, ...problem });
  }
}
