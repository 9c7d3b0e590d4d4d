import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Computes } from '@palisade/platform';
import { checkAddress } from '../domain/address-check';
import { addressOf, VerifyAddressRequest, VerifyAddressResponse } from './addresses.dto';

@ApiTags('addresses')
@Controller('api/account/v1/address')
export class AddressesController {
  /**
   * Verify an address; nothing is saved.
   *
   * @remarks It verifies when its own fields hold, its ZIP lies in its state or its postcode in an area
   * that exists, and street and town can be some. The fields at fault are answered also as people of that
   * country call them; `comparedFields` says what was compared with what is known of places: street and
   * town are not.
   */
  @Post('verify')
  @Computes()
  @HttpCode(200)
  @Can('account:view')
  verifyAddress(@Body() body: VerifyAddressRequest): VerifyAddressResponse {
    return checkAddress(addressOf(body));
  }
}
