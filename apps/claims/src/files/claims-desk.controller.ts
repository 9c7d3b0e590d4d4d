import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { ClaimsDeskResponse } from './claims-desk.dto';
import { ClaimsDeskQueries } from './claims-desk.queries';

@ApiTags('claims figures')
@Controller('api/claims/v1/desk')
export class ClaimsDeskController {
  constructor(private readonly desk: ClaimsDeskQueries) {}

  /**
   * What the head of claims looks at first.
   *
   * @remarks How many open files each handler has and how old they are, how many entries of their
   * diaries have passed their day (UTC), what each role may decide alone, and the claims on which
   * another person decides.
   */
  @Get()
  @Can('claim:close')
  getClaimsDesk(@CurrentActor() actor: Actor): Promise<ClaimsDeskResponse> {
    return this.desk.get(actor);
  }
}
