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
@Controller('api/auth/v1/mssp')
export class SecurityProvidersController {
  constructor(private readonly partners: PartnersService) {}

  /** Create a managed security provider. */
  @Post()
  @Can('mssp:create')
  async createSecurityProvider(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('MSSP', body));
  }

  /** Edit a managed security provider. */
  @Put(':id')
  @Can('mssp:edit')
  async changeSecurityProvider(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('MSSP', id, body));
  }

  /** Delete a managed security provider. */
  @Delete(':id')
  @Can('mssp:delete')
  @HttpCode(204)
  async deleteSecurityProvider(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('MSSP', id);
  }
}
