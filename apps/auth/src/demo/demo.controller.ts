import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import { Config, Public, Refuses } from '@palisade/platform';
import { DEMO_SIGN_INS, SANDBOX_SIGN_IN } from './demo-sign-ins';
import { DemoSignInResponse } from './demo.dto';

@ApiTags('demo')
@Public()
@Controller('api/auth/v1/demo-sign-ins')
export class DemoController {
  constructor(private readonly config: Config) {}

  /**
   * The people of the demo data, with their password; 404 outside demo mode.
   *
   * @remarks The sign-in page offers them to try the platform, in a sandbox also who moves the clock
   * of an agency. In production there is nothing at this address.
   */
  @Get()
  @Refuses({ 404: 'There are no demo data here.' })
  listDemoSignIns(): DemoSignInResponse[] {
    const { NODE_ENV, DEMO_MODE, SANDBOX } = this.config.values;
    if (NODE_ENV === 'production' || !DEMO_MODE) {
      throw new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
    }
    return [...DEMO_SIGN_INS, ...(SANDBOX ? [SANDBOX_SIGN_IN] : [])];
  }
}
