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
import { Can } from '@palisade/platform';
import {
  AggregatorRequest,
  AggregatorResponse,
  HostnameQuery,
  HostnameResponse,
  toAggregator,
} from './partners.dto';
import { PartnersService } from './partners.service';

@ApiTags('partners')
@Controller('api/auth/v1')
export class AggregatorsController {
  constructor(private readonly partners: PartnersService) {}

  /**
   * Whether a host name is one, and free.
   *
   * @remarks `available` is false for a host name that an organisation has, and for one that is
   * none. Nothing is held: creating with it can still be refused with 409.
   */
  @Get('hostname/check')
  @Can('aggregator:view')
  checkHostname(@Query() { hostname }: HostnameQuery): Promise<HostnameResponse> {
    return this.partners.checkHostname(hostname);
  }

  /**
   * Create an aggregator.
   *
   * @remarks A host name that is none is refused with 400, one that an organisation has with 409.
   * Its default team is made with it and `organization.saved.v1` is published; people are
   * invited by `POST /api/auth/v1/users`. `DELETE /api/auth/v1/da/{id}` undoes it.
   */
  @Post('da')
  @Can('aggregator:create')
  async createAggregator(@Body() body: AggregatorRequest): Promise<AggregatorResponse> {
    return toAggregator(await this.partners.create('DIGITAL', body));
  }

  /**
   * Edit an aggregator.
   *
   * @remarks Name, description and host name are replaced; a host name that another organisation
   * has is refused with 409. `organization.saved.v1` is published.
   */
  @Put('da/:id')
  @Can('aggregator:edit')
  async changeAggregator(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: AggregatorRequest,
  ): Promise<AggregatorResponse> {
    return toAggregator(await this.partners.change('DIGITAL', id, body));
  }

  /**
   * Delete an aggregator.
   *
   * @remarks Refused while something uses it (409), which the answer names. Its people can no
   * longer sign in, and their tokens are refused within two seconds; the
   * accounts that it made stay. `organization.saved.v1` is published. No call brings it back.
   */
  @Delete('da/:id')
  @Can('aggregator:delete')
  @HttpCode(204)
  async deleteAggregator(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('DIGITAL', id);
  }
}
