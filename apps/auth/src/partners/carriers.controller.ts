import {
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { HostnameRequest, NewPartnerRequest, PartnerResponse, toPartner } from './partners.dto';
import { PartnersService } from './partners.service';

@ApiTags('partners')
@Controller('api/auth/v1/carrier')
export class CarriersController {
  constructor(private readonly partners: PartnersService) {}

  /** Create a carrier. */
  @Post()
  @Can('carrier:create')
  async createCarrier(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('CARRIER', body));
  }

  /** Change the host name of a carrier. */
  @Put('hostname/:id')
  @Can('carrier:edit')
  async changeCarrierHostname(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: HostnameRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('CARRIER', id, body));
  }

  /** Delete a carrier. */
  @Delete(':id')
  @Can('carrier:delete')
  @HttpCode(204)
  async deleteCarrier(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('CARRIER', id);
  }
}
