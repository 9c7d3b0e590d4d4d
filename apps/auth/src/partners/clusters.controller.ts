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
@Controller('api/auth/v1/cluster')
export class ClustersController {
  constructor(private readonly partners: PartnersService) {}

  /** Create a cluster. */
  @Post()
  @Can('cluster:create')
  async createCluster(@Body() body: NewPartnerRequest): Promise<PartnerResponse> {
    return toPartner(await this.partners.create('CLUSTER', body));
  }

  /** Edit a cluster. */
  @Put(':id')
  @Can('cluster:edit')
  async changeCluster(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PartnerRequest,
  ): Promise<PartnerResponse> {
    return toPartner(await this.partners.change('CLUSTER', id, body));
  }

  /** Delete a cluster. */
  @Delete(':id')
  @Can('cluster:delete')
  @HttpCode(204)
  async deleteCluster(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.partners.remove('CLUSTER', id);
  }
}
