import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthenticatedRequest } from '@palisade/platform';
import { Can, Computes } from '@palisade/platform';
import { CalculatorService } from '../calculator/calculator.service';
import { WhatIfRequest, WhatIfResult } from './what-if.dto';
import { WhatIfService } from './what-if.service';

@ApiTags('calculator')
@Controller('api/rater/v1')
export class WhatIfController {
  constructor(
    private readonly whatIf: WhatIfService,
    private readonly calculator: CalculatorService,
  ) {}

  /** Price up to 100 variations of a risk. */
  @Post('what-if')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  async compareVariations(
    @Body() body: WhatIfRequest,
    @Req() request: AuthenticatedRequest,
  ): Promise<WhatIfResult> {
    const mayBypass = await this.calculator.mayBypass(request);
    return this.whatIf.compare(body, { mayBypass });
  }
}
