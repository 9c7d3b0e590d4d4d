import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { currentContext } from '../context/context';
import { subjectsOf } from './subjects';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Notes what a write is about, so that its transactions wait for their turn. */
@Injectable()
export class SubjectsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const surroundings = currentContext();
    if (surroundings && !READS.includes(request.method)) {
      surroundings.subjects = subjectsOf(request);
    }
    return next.handle();
  }
}
