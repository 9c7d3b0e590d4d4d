import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiParam, ApiTags } from '@nestjs/swagger';
import type { AuthenticatedRequest } from '@palisade/platform';
import { Can, Computes, Direct, Refuses } from '@palisade/platform';
import { CalculatorInput, CoverageChoice } from './calculator-input.dto';
import { CalculatorQuery, CalculatorResult } from './calculator-result.dto';
import { CalculatorService, callOf } from './calculator.service';

type ProductRequest = AuthenticatedRequest & { params: { productType: string } };

@ApiTags('calculator')
@ApiExtraModels(CoverageChoice)
@Controller('api/rater/v1')
export class CalculatorController {
  constructor(private readonly calculator: CalculatorService) {}

  /**
   * Price a risk.
   *
   * @remarks Fields at fault are all named at once (400); a value that is not sold is replaced by
   * one that is, and the answer lists each such change, or under `strict=true` refuses it with 422.
   * The answer names the rate book by version and hash, so that the same body gives the same price
   * later. Terms beyond what is sold are for holders of `underwriting:bypass-rules`.
   */
  @Post('calculator')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @Direct(CalculatorQuery)
  @ApiBody({ type: CalculatorInput })
  @Refuses({ 422: 'Under `strict=true` a value had to be replaced.' })
  calculatePremium(
    @Req() request: AuthenticatedRequest,
    @Query() query: CalculatorQuery,
  ): CalculatorResult {
    return this.calculator.calculate(request.body, callOf(request, query), query);
  }

  /**
   * Price a risk of a product.
   *
   * @remarks The product of the address is the one that is rated, so the body need not name it. All
   * else is as at `POST /api/rater/v1/calculator`: faults are named together, replaced values are
   * listed, and `strict=true` refuses them with 422.
   */
  @Post(':productType/calculator')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @Direct(CalculatorQuery)
  @ApiParam({ name: 'productType', schema: { type: 'string' } })
  @ApiBody({ type: CalculatorInput })
  @Refuses({ 422: 'Under `strict=true` a value had to be replaced.' })
  calculateProductPremium(
    @Req() request: ProductRequest,
    @Query() query: CalculatorQuery,
  ): CalculatorResult {
    const call = { product: request.params.productType, ...callOf(request, query) };
    return this.calculator.calculate(request.body, call, query);
  }
}
