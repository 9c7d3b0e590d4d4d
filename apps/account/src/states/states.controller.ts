import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { StateResponse, StatesQuery } from './states.dto';
import { StatesQueries } from './states.queries';

@ApiTags('states')
@Controller('api/account/v1/states')
export class StatesController {
  constructor(private readonly queries: StatesQueries) {}

  /**
   * The states that an address may name, or those in which a product is offered.
   *
   * @remarks In the order of their names. `product` leaves those where it is offered; the United
   * Kingdom and its products have none and are answered an empty list.
   */
  @Get()
  @Can('any')
  listStates(@Query() query: StatesQuery): Promise<StateResponse[]> {
    return this.queries.list(query);
  }
}
