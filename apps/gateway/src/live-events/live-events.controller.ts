import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { bearerTokenOf, Can, CurrentActor, OpenToOneTimeCode } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LiveEventStreams } from './live-event-streams';

@ApiTags('live events')
@Controller('api/events/v1')
export class LiveEventsController {
  constructor(private readonly streams: LiveEventStreams) {}

  /**
   * Server-sent events of what the caller may see; Last-Event-ID resumes.
   *
   * @remarks Each event tells what changed, its number and its status, no money and no names; the
   * console reads the row again. An unknown `Last-Event-ID` is answered by `reset`: read everything
   * again. It ends with its token, at once when that is revoked; more than 20 of one person are
   * refused with 429.
   */
  @Get('stream')
  @Can('any')
  @OpenToOneTimeCode()
  @ApiProduces('text/event-stream')
  @ApiHeader({ name: 'last-event-id', required: false })
  @ApiOkResponse({ description: 'Each event is a JSON object.', schema: { type: 'string' } })
  async streamEvents(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.method === 'HEAD') return void reply.type('text/event-stream').send();
    const token = bearerTokenOf(request.headers);
    const stream = await this.streams.open(actor, token, lastEventId);
    reply.hijack();
    stream.once('close', () => reply.raw.end());
    if (reply.raw.destroyed) return void stream.destroy();
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': String(reply.getHeader('x-request-id')),
    };
    reply.raw.writeHead(200, headers);
    stream.pipe(reply.raw);
    reply.raw.once('close', () => stream.destroy());
  }
}
