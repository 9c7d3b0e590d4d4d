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

  /**
   * Create a managed security provider.
   *
   * @remarks A host name that an organisation has is refused with 409. Its default team is made
   * with it and `organization.saved.v1` is published; the contact, named with an address, is invited
   * as the first of its people. `DELETE /api/auth/v1/mssp/{id}` undoes it.
   */
  @Post()
  @Can('mssp:create')
  async createSecurityProvider(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('MSSP', body));
  }

  /**
   * Edit a managed security provider.
   *
   * @remarks What is left out stays; contact and second factor are not changed here. A host name
   * that another organisation has is refused with 409. `organization.saved.v1` is published.
   */
  @Put(':id')
  @Can('mssp:edit')
  async changeSecurityProvider(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('MSSP', id, body));
  }

  /**
   * Delete a managed security provider.
   *
   * @remarks Refused while something uses it (409), which the answer names. Its people can no
   * longer sign in, and their tokens are refused within two seconds; its
   * name stays in what is there. `organization.saved.v1` is published. No call brings it back.
   */
  @Delete(':id')
  @Can('mssp:delete')
  @HttpCode(204)
  async deleteSecurityProvider(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('MSSP', id);
  }
}
