import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import { Config, Public, Upstreams } from '@palisade/platform';

const DEMO_SIGN_INS_PATH = '/api/auth/v1/demo-sign-ins';

/** The demo sign-ins under the address that the sign-in page reads; 404 outside demo mode. */
@ApiExcludeController()
@Public()
@Controller('dev/sign-ins')
export class SignInsController {
  constructor(
    private readonly config: Config,
    private readonly upstreams: Upstreams,
  ) {}

  @Get()
  async list(): Promise<unknown> {
    const signal = AbortSignal.timeout(this.config.values.REQUEST_TIMEOUT_MS);
    const call = this.upstreams.fetch('auth', DEMO_SIGN_INS_PATH, { signal });
    const answer = await call.catch(() => {
      throw new DomainError('SERVICE_UNAVAILABLE', 'Sign-in is unavailable right now.', 503);
    });
    if (answer.ok) return answer.json();
    throw new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
  }
}
