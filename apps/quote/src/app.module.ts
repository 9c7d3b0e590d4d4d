import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { CartsController } from './carts/carts.controller';
import { CartsService } from './carts/carts.service';
import { RaterGateway } from './clients/rater.gateway';
import { tables } from './data-source';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { AccountScoreChangedConsumer } from './events/account-score-changed.consumer';
import { AccountStatusChangedConsumer } from './events/account-status-changed.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { TeamSavedConsumer } from './events/team-saved.consumer';
import { UserSavedConsumer } from './events/user-saved.consumer';
import { QuotesController } from './quotes/quotes.controller';
import { QuotesQueries } from './quotes/quotes.queries';
import { QuotesService } from './quotes/quotes.service';
import { RatingSweep } from './ratings/rating-sweep';
import { RatingsService } from './ratings/ratings.service';
import { TermsService } from './underwriting/terms.service';
import { UnderwritingController } from './underwriting/underwriting.controller';
import { UnderwritingService } from './underwriting/underwriting.service';

@Module({
  imports: [PlatformModule.forService({ name: 'quote', ...tables })],
  controllers: [QuotesController, CartsController, UnderwritingController],
  providers: [
    ...[QuotesService, QuotesQueries, CartsService, UnderwritingService, TermsService],
    ...[RaterGateway, RatingsService, RatingSweep],
    ...[AccountSavedConsumer, AccountScoreChangedConsumer, AccountStatusChangedConsumer],
    ...[OrganizationSavedConsumer, TeamSavedConsumer, UserSavedConsumer],
  ],
})
export class AppModule {}
