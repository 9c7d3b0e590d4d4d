import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { ActsOutside, AnswersSecret, Public } from '@palisade/platform';
import { PORTAL_SCRIPT } from './portal-script';
import { PortalService } from './portal.service';
import { PortalChargeRequest, PortalChargeResponse } from './processor.dto';

/** The portal of the local processor: the key of the session is what lets a payer in. */
@ApiTags('payment portal')
@Controller('api/billing/v1/portal')
@Public()
export class PortalController {
  constructor(private readonly portal: PortalService) {}

  /**
   * The script that a payment page loads.
   *
   * @remarks It is the script of the local processor, which moves no money. It posts what the payer
   * enters to `POST /api/billing/v1/portal/{key}/charges` and gives the page a token and the last
   * four digits.
   */
  @Get('script.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @ApiProduces('text/javascript')
  getPortalScript(): string {
    return PORTAL_SCRIPT;
  }

  /**
   * Hands a card or account number over; it is charged when the page reports it as paid.
   *
   * @remarks Room for the amount is held for a minute, so that charges made at once never exceed
   * what is due (409). The same transaction number gives the same token again, with another amount
   * or policy 409. An expired card and a routing number of no bank are refused (400). Only the last
   * four digits are kept. A key that is over is answered 404.
   */
  @Post(':key/charges')
  @AnswersSecret()
  @ActsOutside()
  makeCharge(
    @Param('key') key: string,
    @Body() body: PortalChargeRequest,
  ): Promise<PortalChargeResponse> {
    return this.portal.charge(key, body);
  }
}
