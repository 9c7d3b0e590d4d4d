import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { StateResponse, StatesQuery } from './states.dto';
import { StatesQueries } from './states.queries';

@ApiTags('states')
@Controller('api/account/v1/states')
export class StatesController {
  constructor(private readonly queries: StatesQueries) {}

  /** The states that an address may name. */
  @Get()
  @Can('state:view')
  listStates(@Query() query: StatesQuery): Promise<StateResponse[]> {
    return this.queries.list(query);
  }
}
