import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { hasPermission } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Approves, Can, Computes, CurrentActor, RolePermissions } from '@palisade/platform';
import { AccountResponse } from '../accounts/accounts.dto';
import { AccountsQueries } from '../accounts/accounts.queries';
import { AddressOverrideGuard } from '../accounts/address-override.guard';
import {
  AskRenameRequest,
  AttestNoDomainRequest,
  CertifyRequest,
  DecideRenameRequest,
  DomainCheckQuery,
  DomainCheckResponse,
  EligibleProductResponse,
  EligibleQuery,
  OfQuoteQuery,
  PolicyContactRequest,
  PrecheckResponse,
  UpdateAccountQuery,
  UpdateAccountRequest,
  VerifiedResponse,
  VerifyAccountRequest,
} from './details.dto';
import { DetailsService } from './details.service';
import { AccountFacts, toFactsDraft } from './facts.dto';

@ApiTags('account details')
@Controller('api/account/v1')
export class DetailsController {
  constructor(
    private readonly details: DetailsService,
    private readonly queries: AccountsQueries,
    private readonly permissions: RolePermissions,
  ) {}

  /**
   * Whether a domain can be the own one of a client.
   *
   * @remarks A scheme before it and a path behind it are left away. Domains of mail for everybody
   * and blacklisted ones are not taken; `reason` says why in words.
   */
  @Get('domain/check')
  @Can('account:view')
  checkDomain(@Query() { domain = '' }: DomainCheckQuery): Promise<DomainCheckResponse> {
    return this.details.checkDomain(domain);
  }

  /**
   * The products that an account can be quoted for.
   *
   * @remarks All products of its country, each with why it cannot be quoted now: its status, what
   * is not known of it yet, or its industry.
   */
  @Get('eligible-products/:accountId')
  @Can('account:view')
  eligibleProducts(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Query() _: EligibleQuery,
    @CurrentActor() actor: Actor,
  ): Promise<EligibleProductResponse[]> {
    return this.details.eligibleProducts(id, actor);
  }

  /**
   * What a change of an account would do to its open quotes; nothing is saved.
   *
   * @remarks Facts that no price depends on concern no quote. A change of the others closes open
   * quotes, those of the 250 products go to underwriting instead, and the quote named by `quoteId`
   * is rated again. What would be refused is refused here as well.
   */
  @Post('precheck/:accountId')
  @Computes()
  @HttpCode(200)
  @Can('account:edit')
  precheckAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: AccountFacts,
    @Query() { quoteId }: OfQuoteQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PrecheckResponse> {
    return this.details.precheck(id, toFactsDraft(body), actor, { quoteId });
  }

  /**
   * Change what is known of an account.
   *
   * @remarks A field that is left out stays, null takes a fact back; every field that does not hold
   * is named at once (400), and then nothing is saved. Each changed fact is from then on one that
   * was typed, by the caller and now. A changed fact of rating makes open quotes INVALID or REFERRED
   * (`POST precheck/{accountId}` names them); the one of `quoteId` is rated again. A change takes
   * the agent's verification away. Other teams need `account:assign-agent` (403), and leave the client
   * in one of the caller's (400). Once something was quoted only staff rename a client, and once a
   * policy was issued nobody alone (409): another name is asked for by `POST rename/{accountId}`.
   */
  @Put(':accountId')
  @Can('account:edit')
  @UseGuards(AddressOverrideGuard)
  async updateAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() { quoteId, country, teams, ...facts }: UpdateAccountRequest,
    @Query() { confirmAddress }: UpdateAccountQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    // The guard of the call has asked auth with the caller's token where that was needed.
    const mayAssign = hasPermission(await this.permissions.of(actor, ''), ['account:assign-agent']);
    await this.details.edit(id, toFactsDraft(facts), actor, {
      quoteId,
      confirmAddress,
      place: { country, teamIds: teams?.map(({ id }) => id), mayAssign },
    });
    return this.queries.get(id, actor);
  }

  /**
   * Answer, as an agent, for the details of an account.
   *
   * @remarks Facts that are told with it are corrected by the same rules as `PUT {accountId}` and
   * count as attested by the agent. The tick cannot be taken back; a later change of any fact takes
   * it away, and the details are to be verified again. Only people of the agency verify (403).
   */
  @Put('verify/:accountId')
  @Can('account:verify')
  async verifyAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() { isVerifiedByAgent: _, ...facts }: VerifyAccountRequest,
    @Query() { quoteId }: OfQuoteQuery,
    @CurrentActor() actor: Actor,
  ): Promise<VerifiedResponse> {
    await this.details.edit(id, toFactsDraft(facts), actor, { quoteId, isVerifying: true });
    const { isVerifiedByAgent, verifiedDate, verifiedBy } = await this.queries.get(id, actor);
    return { isVerifiedByAgent, verifiedDate, verifiedBy };
  }

  /**
   * Answer, as the provider's staff, for the details of an account, or no longer.
   *
   * @remarks Only staff certify (403); the same call with `certified` false takes it back.
   */
  @Put('certify/:accountId')
  @Can('account:certify')
  async certifyAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() { certified }: CertifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.details.certify(id, certified, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Ask for another name of a client that was quoted or has a policy.
   *
   * @remarks The name stands in quotes and policies, so an agency does not change it alone, nor staff
   * once a policy was issued. Staff find the request among the accounts (`filter=NAME REQUESTS`) and
   * decide; asked again it takes the place of the one before. A name that the caller may change alone
   * is changed by `PUT {accountId}` (409). Only the agency and staff ask (403).
   */
  @Post('rename/:accountId')
  @HttpCode(200)
  @Can('account:edit')
  async askRename(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: AskRenameRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.details.askRename(id, body, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Give a client the name that was asked for, or refuse it.
   *
   * @remarks An approval names the name that was read: when another was asked for meanwhile nothing is
   * approved (409). A refusal says why (400). The agency reads both on the account and in its timeline, with
   * the two people. Only staff decide, another person than who asked, not by a key (403), once (409).
   */
  @Put('rename/:accountId')
  @Approves('account.rename')
  async decideRename(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: DecideRenameRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.details.decideRename(id, body, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Answer for it that the company has no domain.
   *
   * @remarks Its profile then misses no domain. It is refused with 409 while a domain is known, and
   * ends when one is told; `attested` false takes it back.
   */
  @Put('attest-no-domain/:accountId')
  @Can('account:edit')
  async attestNoDomain(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() { attested }: AttestNoDomainRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.details.attestNoDomain(id, attested, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Say whom the policies of an account are written to.
   *
   * @remarks All four fields are needed, the telephone as one of the account's country. A policy
   * that is bound later tells its own policyholder.
   */
  @Put('policy-contact/:accountId')
  @Can('account:edit')
  async savePolicyContact(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: PolicyContactRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.details.saveContact(id, body, actor);
    return this.queries.get(id, actor);
  }
}
