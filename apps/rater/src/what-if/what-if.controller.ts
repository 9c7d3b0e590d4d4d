import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthenticatedRequest } from '@palisade/platform';
import { Can, Computes } from '@palisade/platform';
import { mayBypass } from '../calculator/calculator.service';
import { WhatIfRequest, WhatIfResult } from './what-if.dto';
import { WhatIfService } from './what-if.service';

@ApiTags('calculator')
@Controller('api/rater/v1')
export class WhatIfController {
  constructor(private readonly whatIf: WhatIfService) {}

  /**
   * Price up to 100 variations of a risk.
   *
   * @remarks Each variation is answered with its price and the difference from the base, or with
   * every field at fault; one that cannot be rated does not stop the others. A base that cannot be
   * rated is refused with 400.
   */
  @Post('what-if')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  compareVariations(
    @Body() body: WhatIfRequest,
    @Req() request: AuthenticatedRequest,
  ): WhatIfResult {
    return this.whatIf.compare(body, { mayBypass: mayBypass(request) });
  }
}
