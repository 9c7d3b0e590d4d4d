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

  /**
   * Create a carrier.
   *
   * @remarks A host name that an organisation has is refused with 409. Its default team is made
   * with it and `organization.saved.v1` is published; what it writes is added by `POST
   * /api/rater/v1/carrier`. `DELETE /api/auth/v1/carrier/{id}` undoes it.
   */
  @Post()
  @Can('carrier:create')
  async createCarrier(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('CARRIER', body));
  }

  /**
   * Change the host name of a carrier.
   *
   * @remarks One that is none is refused with 400, one that another organisation has with 409.
   * `organization.saved.v1` is published. The former host name is free from then on.
   */
  @Put('hostname/:id')
  @Can('carrier:edit')
  async changeCarrierHostname(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: HostnameRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('CARRIER', id, body));
  }

  /**
   * Delete a carrier.
   *
   * @remarks Refused while something uses it (409), which the answer names. Its people can no
   * longer sign in, and their tokens are refused within two seconds. Its
   * paper stays: `DELETE /api/rater/v1/carrier/{id}` ends that. `organization.saved.v1` tells the
   * others. No call brings it back.
   */
  @Delete(':id')
  @Can('carrier:delete')
  @HttpCode(204)
  async deleteCarrier(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('CARRIER', id);
  }
}
