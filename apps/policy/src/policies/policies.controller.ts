import {
  Body,
  Controller,
  Get,
  Param,
  ParseEnumPipe,
  ParseUUIDPipe,
  Put,
  Query,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can, FindQuery, FoundRows } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import { PolicyResponse, PolicySummary } from './policies.dto';
import { PoliciesFinder } from './policies.finder';
import { PoliciesQueries } from './policies.queries';
import { ThenQuery } from './policies-then';
import { PoliciesService } from './policies.service';
import { PolicyDescriptionRequest, PolicySearchQuery } from './policy-requests.dto';

const PRODUCT_BY_CODE = Object.fromEntries(PRODUCT_CODES.map((code) => [code, code]));

@ApiTags('policies')
@Controller('api/policy/v1')
export class PoliciesController {
  constructor(
    private readonly policies: PoliciesService,
    private readonly queries: PoliciesQueries,
    private readonly finder: PoliciesFinder,
  ) {}

  /**
   * The issued policies in the caller's scope.
   *
   * @remarks Every agency sees its own, every insured those of the own account, staff all of them.
   */
  @Get('search')
  @Can('policy:view')
  @ApiPage(PolicySummary)
  searchPolicies(
    @Query() query: PolicySearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<PolicySummary>> {
    return this.queries.search(query, caller);
  }

  /**
   * The binders and policies that a text means, at most five.
   *
   * @remarks By number, with or without its dashes, by client, or by the mail or telephone of whom
   * it is written to, however that is written; in the rows of the lists. The number itself comes
   * first, then what begins so; `detail` is the product.
   */
  @Get('find')
  @Can('policy:view')
  async findPolicies(
    @Query() { search }: FindQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<FoundRows> {
    return { hits: await this.finder.find(search, caller.actor) };
  }

  /**
   * One policy with its revisions and its binder.
   *
   * @remarks For the page of a policy: one call in place of three.
   */
  @Get('view/:policyId')
  @Can('policy:view')
  viewPolicy(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    return this.queries.get(id, caller);
  }

  /**
   * One policy by its product.
   *
   * @remarks 404 when the policy is of another product.
   */
  @Get('product/:productType/:policyId')
  @Can('policy:view')
  @ApiParam({ name: 'productType', enum: PRODUCT_CODES })
  getPolicyOfProduct(
    @Param('productType', new ParseEnumPipe(PRODUCT_BY_CODE)) product: Product,
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    return this.queries.getOfProduct(product, id, caller);
  }

  /**
   * Mark a policy, for instance as Check In Mail.
   *
   * @remarks The mark stands beside the policy in lists. Send another one to undo it.
   */
  @Put('description/:id')
  @Can('policy:check-in-mail')
  async describePolicy(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { description }: PolicyDescriptionRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.policies.describe(id, description, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * One policy, or the binder that it will be issued from.
   *
   * @remarks `allowedActions` names what the caller may do with it now. With `asOf` or `knownAt` its
   * status, terms, charges and revisions are those that its acts tell of that day, by what was
   * recorded then; what is billed stays that of today.
   */
  @Get(':policyId')
  @Can('policy:view')
  getPolicy(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
    @Query() asked: ThenQuery,
  ): Promise<PolicyResponse> {
    return this.queries.get(id, caller, undefined, asked);
  }
}
