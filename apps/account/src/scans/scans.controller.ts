import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { SCAN_ADDRESS, ScanAccountRequest, ScanResponse, ScanStartedResponse } from './scans.dto';
import { ScansQueries } from './scans.queries';
import { ScansService } from './scans.service';

@ApiTags('risk')
@Controller('api/account/v1/scan')
export class ScansController {
  constructor(
    private readonly scans: ScansService,
    private readonly queries: ScansQueries,
  ) {}

  /**
   * Look at the domain of an account from outside: a job does it.
   *
   * @remarks Asks the DNS for records of mail and zone, and the domain's own public servers for
   * certificate, headers and privacy link; the score is made again by what is found. The domain
   * must have been typed or attested, and ports are tried only with the recorded consent of the
   * insured. Without a domain, or with one for which nobody answers, it is refused with 409. While
   * a scan is under way, that one is answered. `GET` here tells how far it is and what was found.
   */
  @Post(':accountId')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ScanStartedResponse, headers: SCAN_ADDRESS })
  @Can('account:scan')
  async scanAccount(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: ScanAccountRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ScanStartedResponse> {
    const started = await this.scans.start(accountId, body, actor);
    void reply.header('location', `/api/account/v1/scan/${accountId}`);
    return started;
  }

  /**
   * The latest scan of an account: how far it is, and what was found by what.
   *
   * @remarks One that led to a server which is not public, or that was given up, has failed and
   * says why. An account that was never scanned is answered 404.
   */
  @Get(':accountId')
  @Can('risk:view')
  getAccountScan(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<ScanResponse> {
    return this.queries.latest(accountId, actor);
  }
}
