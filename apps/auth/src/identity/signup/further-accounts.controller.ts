import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, Refuses } from '@palisade/platform';
import { FurtherAccountsService } from './further-accounts.service';

@ApiTags('sign-up')
@Public()
@Controller('api/auth/v1/validationTokens')
export class FurtherAccountsController {
  constructor(private readonly further: FurtherAccountsService) {}

  /**
   * Join one more account by the mailed invitation; 404 and 412 for a link that does not do that.
   *
   * @remarks It is for people who have a login: they keep it and their own account, and get the role
   * that the invitation names in the account that invites. `POST
   * /api/auth/v1/accounts/{accountId}/myToken` switches there. Nobody is signed in; the invitation is
   * used up.
   */
  @Post(':token/accept')
  @HttpCode(204)
  @Refuses({
    404: 'The link is over.',
    409: 'The account is open to the person already.',
    412: 'The link opens no further account, or the domain is blacklisted.',
  })
  async joinFurtherAccount(@Param('token') token: string): Promise<void> {
    await this.further.accept(token);
  }
}
