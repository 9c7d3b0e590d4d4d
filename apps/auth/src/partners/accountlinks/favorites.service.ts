import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { User } from '../../people/users/user.entity';
import { AccountsGateway } from '../clients/accounts.gateway';
import { reaches } from './account-links.access';
import type { FavoriteRequest } from './account-links.dto';
import { accountNotFound, findAccount } from './account-links.service';

/** The accounts that people find again by a star. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsGateway,
  ) {}

  /** Marks an account as a favourite of the caller, or no longer. */
  async mark(
    { accountId, favorite }: FavoriteRequest,
    actor: Actor,
    authorization: string,
  ): Promise<void> {
    const isShown =
      actor.accountType === 'DIGITAL' && (await this.accounts.shows(accountId, authorization));
    await this.transactions.run(async ({ em }) => {
      if (!(await em.existsBy(User, { id: actor.userId }))) throw accountNotFound();
      await findAccount(em, accountId);
      if (!isShown && !(await reaches(em, accountId, actor))) throw accountNotFound();
      const values = [actor.userId, accountId];
      await (favorite
        ? em.query('insert into favorite values ($1, $2) on conflict do nothing', values)
        : em.query('delete from favorite where user_id = $1 and account_id = $2', values));
    });
  }
}
