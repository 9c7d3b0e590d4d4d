import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { paths } from '@palisade/clients/auth';
import { DomainError } from '@palisade/kernel';
import { Config, Public, Upstreams } from '@palisade/platform';

/** The demo sign-ins under the address that the sign-in page reads; 404 outside demo mode. */
@ApiExcludeController()
@Public()
@Controller('dev/sign-ins')
export class SignInsController {
  private readonly auth;

  constructor({ values: { REQUEST_TIMEOUT_MS: timeoutMs } }: Config, upstreams: Upstreams) {
    this.auth = upstreams.client<paths>('auth', { timeoutMs });
  }

  @Get()
  async list(): Promise<unknown> {
    const { data, response } = await this.auth.GET('/api/auth/v1/demo-sign-ins');
    if (data) return data;
    if (response.status >= 500) {
      throw new DomainError('SERVICE_UNAVAILABLE', 'Sign-in is unavailable right now.', 503);
    }
    throw new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
  }
}
