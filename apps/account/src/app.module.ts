import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsQueries } from './accounts/accounts.queries';
import { AccountsService } from './accounts/accounts.service';
import { tables } from './data-source';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { TeamSavedConsumer } from './events/team-saved.consumer';

@Module({
  imports: [PlatformModule.forService({ name: 'account', ...tables })],
  controllers: [AccountsController],
  providers: [AccountsService, AccountsQueries, OrganizationSavedConsumer, TeamSavedConsumer],
})
export class AppModule {}
