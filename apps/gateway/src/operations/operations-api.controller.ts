import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authorization, Can, Refuses } from '@palisade/platform';
import {
  DiscardedResponse,
  RetriedResponse,
  ServiceStateResponse,
  StuckItemResponse,
} from './operations.dto';
import { OperationsService } from './operations.service';

@ApiTags('operations')
@Controller('api/ops/v1/services')
export class OperationsApiController {
  constructor(private readonly operations: OperationsService) {}

  /**
   * How every service stands.
   *
   * @remarks A service that does not answer is listed as such and does not stop the others.
   */
  @Get()
  @Can('feature-flag:view')
  listServices(@Authorization() authorization: string): Promise<ServiceStateResponse[]> {
    return this.operations.states(authorization);
  }

  /**
   * What is stuck in a service, the oldest hundred of each kind.
   *
   * @remarks Events that could not be told or were not understood, messages that could not be sent,
   * jobs and webhook deliveries that gave up, each with why. A name that is no service is answered
   * 404, a service that does not answer 503. Each can be tried again; some can be discarded.
   */
  @Get(':service/stuck')
  @Can('feature-flag:view')
  @Refuses({ 503: '' })
  listStuck(
    @Param('service') service: string,
    @Authorization() authorization: string,
  ): Promise<StuckItemResponse[]> {
    return this.operations.stuck(service, authorization);
  }

  /**
   * Let one stuck thing be tried again.
   *
   * @remarks It is taken up with the next round of the service; if it fails again it is stuck
   * again. What is not stuck is refused in the words of the service; a service that does not answer
   * is 503.
   */
  @Post(':service/stuck/:kind/:id/retry')
  @HttpCode(200)
  @Can('feature-flag:edit')
  @Refuses({ 503: '' })
  async retryStuck(
    @Param('service') service: string,
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Authorization() authorization: string,
  ): Promise<RetriedResponse> {
    await this.operations.act(service, { kind, id, action: 'retry' }, authorization);
    return { retried: true };
  }

  /**
   * Give one stuck event or message up for good: nobody will hear of it.
   *
   * @remarks Nothing takes it back. What is not stuck, or of a kind that cannot be given up, is
   * refused in the words of the service; a service that does not answer is 503.
   */
  @Post(':service/stuck/:kind/:id/discard')
  @HttpCode(200)
  @Can('feature-flag:edit')
  @Refuses({ 503: '' })
  async discardStuck(
    @Param('service') service: string,
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Authorization() authorization: string,
  ): Promise<DiscardedResponse> {
    await this.operations.act(service, { kind, id, action: 'discard' }, authorization);
    return { discarded: true };
  }
}
