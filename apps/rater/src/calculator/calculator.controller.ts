import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiParam, ApiTags } from '@nestjs/swagger';
import type { AuthenticatedRequest } from '@palisade/platform';
import { Can, Computes, Direct } from '@palisade/platform';
import { CalculatorInput, CoverageChoice } from './calculator-input.dto';
import { CalculatorQuery, CalculatorResult } from './calculator-result.dto';
import { CalculatorService, callOf } from './calculator.service';

type ProductRequest = AuthenticatedRequest & { params: { productType: string } };

@ApiTags('calculator')
@ApiExtraModels(CoverageChoice)
@Controller('api/rater/v1')
export class CalculatorController {
  constructor(private readonly calculator: CalculatorService) {}

  /** Price a risk. */
  @Post('calculator')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @Direct(CalculatorQuery)
  @ApiBody({ type: CalculatorInput })
  calculate(
    @Req() request: AuthenticatedRequest,
    @Query() query: CalculatorQuery,
  ): CalculatorResult {
    return this.calculator.calculate(request.body, callOf(request, query), query);
  }

  /** Price a risk of a product. */
  @Post(':productType/calculator')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @Direct(CalculatorQuery)
  @ApiParam({ name: 'productType', schema: { type: 'string' } })
  @ApiBody({ type: CalculatorInput })
  calculateProduct(
    @Req() request: ProductRequest,
    @Query() query: CalculatorQuery,
  ): CalculatorResult {
    const call = { product: request.params.productType, ...callOf(request, query) };
    return this.calculator.calculate(request.body, call, query);
  }
}
