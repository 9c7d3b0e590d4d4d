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
@Controller('api/auth/v1/reinsurer')
export class ReinsurersController {
  constructor(private readonly partners: PartnersService) {}

  /** Create a re-insurer. */
  @Post()
  @Can('reinsurer:create')
  async createReinsurer(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('RE_INSURER', body));
  }

  /** Edit a re-insurer. */
  @Put(':id')
  @Can('reinsurer:edit')
  async changeReinsurer(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('RE_INSURER', id, body));
  }

  /** Delete a re-insurer. */
  @Delete(':id')
  @Can('reinsurer:delete')
  @HttpCode(204)
  async deleteReinsurer(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('RE_INSURER', id);
  }
}
