import { Body, Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { AuthenticatedRequest } from '@palisade/platform';
import { Can, Computes } from '@palisade/platform';
import { CalculatorInput, CoverageChoice } from './calculator-input.dto';
import { CalculatorQuery, CalculatorResult } from './calculator-result.dto';
import { CalculatorService } from './calculator.service';

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
  @ApiBody({ type: CalculatorInput })
  async calculate(
    @Body() body: object,
    @Query() query: CalculatorQuery,
    @Req() request: AuthenticatedRequest,
  ): Promise<CalculatorResult> {
    const mayBypass = await this.calculator.mayBypass(request);
    return this.calculator.calculate(body, { mayBypass }, query);
  }

  /** Price a risk of a product. */
  @Post(':productType/calculator')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: CalculatorInput })
  async calculateProduct(
    @Param('productType') product: string,
    @Body() body: object,
    @Query() query: CalculatorQuery,
    @Req() request: AuthenticatedRequest,
  ): Promise<CalculatorResult> {
    const mayBypass = await this.calculator.mayBypass(request);
    return this.calculator.calculate(body, { product, mayBypass }, query);
  }
}
