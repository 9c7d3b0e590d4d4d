import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import {
  BrokerOfRecord,
  BrokerOfRecordQuery,
  BrokerOfRecordRequest,
  BrokerOfRecordUpdate,
} from './broker-changes.dto';
import { BrokerChangesQueries } from './broker-changes.queries';
import { BrokerChangesService } from './broker-changes.service';

@ApiTags('broker of record')
@Controller('api/policy/v1/bor')
export class BrokerChangesController {
  constructor(
    private readonly changes: BrokerChangesService,
    private readonly queries: BrokerChangesQueries,
  ) {}

  /**
   * The changes of the broker of record in the caller's scope, the latest first.
   *
   * @remarks Both agencies see each with its clock. The new one reads the policy and the letter once it
   * serves the insured, and the one of before does not read who of the new agency is to.
   */
  @Get()
  @Can('policy:view')
  @ApiPage(BrokerOfRecord)
  searchBrokerChanges(
    @Query() query: BrokerOfRecordQuery,
    @CurrentCaller() { actor }: Caller,
  ): Promise<Page<BrokerOfRecord>> {
    return this.queries.search(query, actor);
  }

  /**
   * Enter the letter by which an insured names another broker of record.
   *
   * @remarks The agency of before has five business days to bring a rescission. Then the new one sees and
   * serves the insured with all its policies, open quotes of the one before become INVALID, and the
   * commission of a renewal is its own; that of the running term, and its invoices, stay where they were.
   */
  @Post()
  @HttpCode(200)
  @Can('policy:bor')
  async changeBroker(
    @Body() body: BrokerOfRecordRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<BrokerOfRecord> {
    return this.queries.get(await this.changes.receive(body, caller), caller.actor);
  }

  /**
   * Correct a pending change of the broker of record, or rescind it.
   *
   * @remarks A rescission comes within its days and says why, else it is refused with 409, as is every
   * change of one that is decided. Another agency begins the days anew.
   */
  @Put()
  @Can('policy:bor')
  async updateBrokerChange(
    @Body() body: BrokerOfRecordUpdate,
    @CurrentCaller() { actor }: Caller,
  ): Promise<BrokerOfRecord> {
    await this.changes.update(body, actor);
    return this.queries.get(body.id, actor);
  }
}
