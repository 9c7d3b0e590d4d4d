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

  /** Whether a host name is one, and free. */
  @Get('hostname/check')
  @Can('aggregator:view')
  checkHostname(@Query() { hostname }: HostnameQuery): Promise<HostnameResponse> {
    return this.partners.checkHostname(hostname);
  }

  /** Create an aggregator. */
  @Post('da')
  @Can('aggregator:create')
  async createAggregator(@Body() body: AggregatorRequest): Promise<AggregatorResponse> {
    return toAggregator(await this.partners.create('DIGITAL', body));
  }

  /** Edit an aggregator. */
  @Put('da/:id')
  @Can('aggregator:edit')
  async changeAggregator(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: AggregatorRequest,
  ): Promise<AggregatorResponse> {
    return toAggregator(await this.partners.change('DIGITAL', id, body));
  }

  /** Delete an aggregator. */
  @Delete('da/:id')
  @Can('aggregator:delete')
  @HttpCode(204)
  async deleteAggregator(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('DIGITAL', id);
  }
}
