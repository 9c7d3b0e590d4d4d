import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public } from '@palisade/platform';
import { PORTAL_SCRIPT } from './portal-script';
import { PortalService } from './portal.service';
import { PortalChargeRequest, PortalChargeResponse } from './processor.dto';

/** The portal of the local processor: the key of the session is what lets a payer in. */
@ApiTags('payment portal')
@Controller('api/billing/v1/portal')
@Public()
export class PortalController {
  constructor(private readonly portal: PortalService) {}

  /** The script that a payment page loads. */
  @Get('script.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @ApiProduces('text/javascript')
  getPortalScript(): string {
    return PORTAL_SCRIPT;
  }

  /** Hands a card or account number over; it is charged when the page reports it as paid. */
  @Post(':key/charges')
  @AnswersSecret()
  makeCharge(
    @Param('key') key: string,
    @Body() body: PortalChargeRequest,
  ): Promise<PortalChargeResponse> {
    return this.portal.charge(key, body);
  }
}
