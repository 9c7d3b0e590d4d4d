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

  /** Create a premium processor. */
  @Post()
  @Can('premium-processor:create')
  async createPremiumProcessor(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('PREMIUM_PROCESSOR', body));
  }

  /** Edit a premium processor. */
  @Put(':id')
  @Can('premium-processor:edit')
  async changePremiumProcessor(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('PREMIUM_PROCESSOR', id, body));
  }

  /** Delete a premium processor. */
  @Delete(':id')
  @Can('premium-processor:delete')
  @HttpCode(204)
  async deletePremiumProcessor(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('PREMIUM_PROCESSOR', id);
  }
}
