import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '@palisade/platform';
import type { JWK } from 'jose';
import { SigningKeys } from './signing-keys';

@ApiTags('keys')
@Public()
@Controller('api/auth/v1/.well-known')
export class KeysController {
  constructor(private readonly keys: SigningKeys) {}

  /**
   * The public keys of access tokens (RFC 7517).
   *
   * @remarks Whoever checks access tokens reads them here, and once more when a token names a key
   * that is not among those read before.
   */
  @Get('jwks.json')
  @ApiOkResponse({
    schema: {
      type: 'object',
      required: ['keys'],
      properties: { keys: { type: 'array', items: { type: 'object' } } },
    },
  })
  getPublicKeys(): Promise<{ keys: JWK[] }> {
    return this.keys.publicKeys();
  }
}
