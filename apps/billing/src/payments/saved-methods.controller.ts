import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { SavePaymentMethodRequest } from './payment-requests.dto';
import { SavedPaymentMethodResponse } from './payments.dto';
import { SavedMethodsQuery } from './saved-methods-query.dto';
import { SavedMethodsService } from './saved-methods.service';

@ApiTags('payments')
@Controller('api/billing/v1')
export class SavedMethodsController {
  constructor(private readonly methods: SavedMethodsService) {}

  /** Keep a way to pay: the processor's token, never the number. */
  @Post('save')
  @Can('billing:pay')
  saveMethod(
    @Body() body: SavePaymentMethodRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SavedPaymentMethodResponse> {
    return this.methods.save(body, actor);
  }

  /** The ways to pay that the caller's organisation saved. */
  @Get('payment-methods')
  @Can('billing:view')
  listMethods(
    @Query() query: SavedMethodsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<SavedPaymentMethodResponse[]> {
    return this.methods.list(actor, query);
  }

  /** Forget a saved bank account or card. */
  @Delete('payment-methods/:tokenId')
  @HttpCode(204)
  @Can('billing:pay')
  removeMethod(@Param('tokenId') tokenId: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.methods.remove(tokenId, actor);
  }
}
