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
import { NewPartnerRequest, PartnerRequest, PartnerResponse, toPartner } from './partners.dto';
import { PartnersService } from './partners.service';

@ApiTags('partners')
@Controller('api/auth/v1/vendor')
export class VendorsController {
  constructor(private readonly partners: PartnersService) {}

  /** Create a vendor. */
  @Post()
  @Can('mssp:create')
  async createVendor(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('VENDOR', body));
  }

  /** Edit a vendor. */
  @Put(':id')
  @Can('mssp:edit')
  async changeVendor(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('VENDOR', id, body));
  }

  /** Delete a vendor. */
  @Delete(':id')
  @Can('mssp:delete')
  @HttpCode(204)
  async deleteVendor(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('VENDOR', id);
  }
}
