import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { DuplicatesResponse } from './duplicates.dto';
import { DuplicatesQueries } from './duplicates.queries';

@ApiTags('accounts')
@Controller('api/account/v1/duplicates')
export class DuplicatesController {
  constructor(private readonly queries: DuplicatesQueries) {}

  /**
   * Other accounts of the same company, for the provider's staff.
   *
   * @remarks Recognised by the domain, or by name and address whatever the spelling. Everybody else
   * is refused with 403: no agency learns what another has entered.
   */
  @Get(':accountId')
  @Can('account:view')
  getAccountDuplicates(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DuplicatesResponse> {
    return this.queries.of(accountId, actor);
  }
}
