import { Body, Controller, Param, ParseUUIDPipe, Patch } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { invalidField } from '@palisade/kernel';
import { Can, Refuses, Transactions } from '@palisade/platform';
import { AccountsGateway } from '../clients/accounts.gateway';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';

@ApiTags('quotes')
@Controller('api/quote/v1')
export class AccountFactsController {
  constructor(
    private readonly accounts: AccountsGateway,
    private readonly queries: QuotesQueries,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Change facts of the client on the page of a quote.
   *
   * @remarks The fields are those of `PUT /api/account/v1/{accountId}`, which decides: what it
   * refuses is refused here in its words. A fact of rating closes or refers the other open quotes of
   * the client, and this one is rated again: read it until `lastPatched` is newer.
   */
  @Patch(':id')
  @Can('quote:edit')
  @Refuses({ 409: '', 503: '' })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  async patchAccountFacts(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { accountId, ...facts }: Record<string, unknown>,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const quote = await this.queries.get(id, caller);
    if (accountId !== undefined && accountId !== quote.accountId) {
      throw invalidField('ACCOUNT_DIFFERS', 'The quote is of another account.', '/accountId');
    }
    await this.transactions.checkUnchanged();
    await this.accounts.change(quote.accountId, { ...facts, quoteId: id }, caller);
    return this.queries.get(id, caller);
  }
}
