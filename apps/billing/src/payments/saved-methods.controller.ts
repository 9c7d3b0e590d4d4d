import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Refuses } from '@palisade/platform';
import { SavePaymentMethodRequest } from './payment-requests.dto';
import { SavedPaymentMethodResponse } from './payments.dto';
import { SavedMethodsQuery } from './saved-methods-query.dto';
import { SavedMethodsService } from './saved-methods.service';

@ApiTags('payments')
@Controller('api/billing/v1')
export class SavedMethodsController {
  constructor(private readonly methods: SavedMethodsService) {}

  /**
   * Keep a way to pay: the processor's token, never the number.
   *
   * @remarks The token must be one that the portal issued, and not saved by another organisation
   * (409 otherwise); the same token again replaces what is said of it. Only its type, title, last
   * four digits and expiry are kept. Who came by the code of a mailed link cannot keep a method
   * (403). `DELETE /api/billing/v1/payment-methods/{tokenId}` undoes it.
   */
  @Post('save')
  @Can('billing:pay')
  savePaymentMethod(
    @Body() body: SavePaymentMethodRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SavedPaymentMethodResponse> {
    return this.methods.save(body, actor);
  }

  /**
   * The ways to pay that the caller's organisation saved.
   *
   * @remarks The latest first and at most 100, without any number but its last four digits. Who
   * came by the code of a mailed link gets an empty list.
   */
  @Get('payment-methods')
  @Can('billing:view')
  @Refuses({ 404: '' })
  listPaymentMethods(
    @Query() query: SavedMethodsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<SavedPaymentMethodResponse[]> {
    return this.methods.list(actor, query);
  }

  /**
   * Forget a saved bank account or card.
   *
   * @remarks It can be charged no more; payments made or under way with it stay as they are. A
   * token of another organisation is answered 404. It comes back by saving a token again.
   */
  @Delete('payment-methods/:tokenId')
  @HttpCode(204)
  @Can('billing:pay')
  removePaymentMethod(
    @Param('tokenId') tokenId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.methods.remove(tokenId, actor);
  }
}
