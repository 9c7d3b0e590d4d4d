import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can, PageQuery } from '@palisade/platform';
import { StateRequest, StateResponse } from './states.dto';
import { StatesQueries } from './states.queries';
import { StatesService } from './states.service';

@ApiTags('states')
@Controller('api/account/v1/state')
export class StateTableController {
  constructor(
    private readonly queries: StatesQueries,
    private readonly states: StatesService,
  ) {}

  /**
   * The states by name or abbreviation, with whether each is open to new quotes.
   *
   * @remarks A text finds what contains it. Whoever only chooses a state reads `GET
   * /api/account/v1/states`.
   */
  @Get('search')
  @Can('state:create')
  @ApiPage(StateResponse)
  searchStates(@Query() query: PageQuery): Promise<Page<StateResponse>> {
    return this.queries.search(query);
  }

  /**
   * Add a state.
   *
   * @remarks Licences may name it from then on. It is open to new quotes where there are rates: in
   * the 50 states and D.C. A name or an abbreviation that is there is refused with 409.
   * `DELETE /api/account/v1/state/{id}` undoes it.
   */
  @Post()
  @Can('state:create')
  addState(@Body() body: StateRequest): Promise<StateResponse> {
    return this.states.add(body);
  }

  /**
   * Edit a state.
   *
   * @remarks One that is not open gives its clients no new quotes (409); what was quoted and bound
   * there goes on. The abbreviation changes only while no client and no licence names it (409).
   */
  @Put(':id')
  @Can('state:edit')
  changeState(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: StateRequest,
  ): Promise<StateResponse> {
    return this.states.change(id, body);
  }

  /**
   * Delete a state.
   *
   * @remarks While clients or licences name it, it is refused with 409, which says how many. Nobody
   * is quoted there from then on. To have it back, add it again.
   */
  @Delete(':id')
  @Can('state:delete')
  @HttpCode(204)
  deleteState(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.states.remove(id);
  }
}
