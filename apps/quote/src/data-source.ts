import type { ServiceTables } from '@palisade/platform';
import { AddSnapshots1700000004000 } from './migrations/1700000004000-add-snapshots';
import { AddQuotes1700000004001 } from './migrations/1700000004001-add-quotes';
import { QuoteHistory } from './quotes/quote-history.entity';
import { Quote } from './quotes/quote.entity';
import { Rating } from './ratings/rating.entity';
import { AccountScore } from './snapshots/account-score.entity';
import { Account } from './snapshots/account.entity';
import { Organization } from './snapshots/organization.entity';
import { Person } from './snapshots/person.entity';

export const tables: ServiceTables = {
  entities: [Account, AccountScore, Organization, Person, Quote, QuoteHistory, Rating],
  migrations: [AddSnapshots1700000004000, AddQuotes1700000004001],
};
