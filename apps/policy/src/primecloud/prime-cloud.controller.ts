import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import {
  ChangePrimeCloudRequest,
  IssuePrimeCloudRequest,
  PrimeCloudResponse,
} from './prime-cloud.dto';
import { PrimeCloudQueries } from './prime-cloud.queries';
import { PrimeCloudService } from './prime-cloud.service';

@ApiTags('PrimeCloud')
@Controller('api/policy/v1/primecloud')
export class PrimeCloudController {
  constructor(
    private readonly service: PrimeCloudService,
    private readonly queries: PrimeCloudQueries,
  ) {}

  /**
   * Issue a PrimeCloud policy from its binder, with the cloud services that it names.
   *
   * @remarks Each of them must be connected as a security tool of the client (409 names those that
   * are not). What else issuing waits for refuses as it does for any binder. Limit and dates are those
   * that were bound: others have a price (409). `policy.issued.v1` tells the other services.
   */
  @Post()
  @Can('quote:issue')
  async issuePrimeCloud(
    @Body() body: IssuePrimeCloudRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PrimeCloudResponse> {
    await this.service.issue(body, caller.actor);
    return this.queries.get(body.policyId, caller);
  }

  /**
   * One PrimeCloud policy, with its cloud services and whether each is connected.
   *
   * @remarks 404 for a policy of another product. `unnamedServices` are what a change may add.
   */
  @Get(':id')
  @Can('policy:view')
  getPrimeCloud(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<PrimeCloudResponse> {
    return this.queries.get(id, caller);
  }

  /**
   * Name other cloud services in a PrimeCloud policy, from a day on.
   *
   * @remarks A revision without a premium, within the days of an endorsement (400). Each service must
   * be connected, and another limit or end has a price and takes an endorsement quote (409).
   * `policy.endorsed.v1` tells the other services; naming them again undoes it.
   */
  @Put(':id')
  @Can('policy:endorse')
  async changePrimeCloud(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangePrimeCloudRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PrimeCloudResponse> {
    await this.service.change(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Take back a PrimeCloud policy that was issued in error.
   *
   * @remarks It is cancelled flat as of its effective date: premium, taxes and fees go back. Refused
   * with 409 later than 60 days after that date, and when there is a claim. `undo-cancelled` brings it
   * back.
   */
  @Delete(':id')
  @Can('policy:flat-cancel')
  @HttpCode(204)
  async deletePrimeCloud(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.service.remove(id, caller);
  }
}
