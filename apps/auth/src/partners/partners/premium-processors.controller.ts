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
@Controller('api/auth/v1/premiumprocessor')
export class PremiumProcessorsController {
  constructor(private readonly partners: PartnersService) {}

  /**
   * Create a premium processor.
   *
   * @remarks A host name that an organisation has is refused with 409. Its default team is made
   * with it; `organization.saved.v1` tells billing, which knows it as a financer from then on.
   * People are invited by `POST /api/auth/v1/users`. `DELETE /api/auth/v1/premiumprocessor/{id}`
   * undoes it.
   */
  @Post()
  @Can('premium-processor:create')
  async createPremiumProcessor(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('PREMIUM_PROCESSOR', body));
  }

  /**
   * Edit a premium processor.
   *
   * @remarks What is left out stays; contact and second factor are not changed here. A host name
   * that another organisation has is refused with 409. `organization.saved.v1` tells billing its
   * name.
   */
  @Put(':id')
  @Can('premium-processor:edit')
  async changePremiumProcessor(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('PREMIUM_PROCESSOR', id, body));
  }

  /**
   * Delete a premium processor.
   *
   * @remarks Refused while something uses it (409), which the answer names. Its people can no
   * longer sign in, and their tokens are refused within two seconds.
   * `organization.saved.v1` tells billing, which quotes no new plan of it; plans that there are
   * keep it. No call brings it back.
   */
  @Delete(':id')
  @Can('premium-processor:delete')
  @HttpCode(204)
  async deletePremiumProcessor(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('PREMIUM_PROCESSOR', id);
  }
}
