import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { Authorization } from './authorization';
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

  /** How every service stands. */
  @Get()
  @Can('feature-flag:view')
  listServices(@Authorization() authorization: string): Promise<ServiceStateResponse[]> {
    return this.operations.states(authorization);
  }

  /** What is stuck in a service, the oldest hundred of each kind. */
  @Get(':service/stuck')
  @Can('feature-flag:view')
  listStuck(
    @Param('service') service: string,
    @Authorization() authorization: string,
  ): Promise<StuckItemResponse[]> {
    return this.operations.stuck(service, authorization);
  }

  /** Let one stuck thing be tried again. */
  @Post(':service/stuck/:kind/:id/retry')
  @HttpCode(200)
  @Can('feature-flag:edit')
  async retryStuck(
    @Param('service') service: string,
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Authorization() authorization: string,
  ): Promise<RetriedResponse> {
    await this.operations.act(service, { kind, id, action: 'retry' }, authorization);
    return { retried: true };
  }

  /** Give one stuck event or message up for good: nobody will hear of it. */
  @Post(':service/stuck/:kind/:id/discard')
  @HttpCode(200)
  @Can('feature-flag:edit')
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
