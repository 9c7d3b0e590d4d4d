import { Body, Controller, Get, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { VendorPanelService } from './vendor-panel.service';
import { PanelTermsRequest } from './vendor-requests.dto';
import { PanelVendorResponse } from './vendor-work.dto';

@ApiTags('claims vendors')
@Controller('api/claims/v1/claimsFile/vendors')
export class VendorPanelController {
  constructor(private readonly panel: VendorPanelService) {}

  /**
   * Who can be given claims, and on what terms each works.
   *
   * @remarks The vendors of the platform, by name. `vendorIds` of `PUT
   * /api/claims/v1/claimsFile/{claimId}` gives them one.
   */
  @Get()
  @Can('claim:manage')
  listClaimsVendors(): Promise<PanelVendorResponse[]> {
    return this.panel.list();
  }

  /**
   * Agree on the terms of a vendor: what it does, where, and for how much an hour.
   *
   * @remarks By the claims staff (403). Invoices that come from now on are held against the card; those
   * that came before stay as they are.
   */
  @Put(':vendorId')
  @Can('claim:manage')
  setVendorTerms(
    @Param('vendorId', ParseUUIDPipe) id: string,
    @Body() body: PanelTermsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PanelVendorResponse> {
    return this.panel.setTerms(id, body, actor);
  }
}
