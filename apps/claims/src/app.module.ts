import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { ClaimsController } from './claims/claims.controller';
import { ClaimsQueries } from './claims/claims.queries';
import { ClaimsService } from './claims/claims.service';
import { NoticesController } from './claims/notices.controller';
import { CoversService } from './covers/covers.service';
import { tables } from './data-source';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { PolicyCoveredConsumer } from './events/policy-covered.consumer';

@Module({
  imports: [PlatformModule.forService({ name: 'claims', ...tables })],
  controllers: [NoticesController, ClaimsController],
  providers: [
    ...[ClaimsService, ClaimsQueries, CoversService],
    ...[PolicyCoveredConsumer, AccountSavedConsumer],
  ],
})
export class AppModule {}
