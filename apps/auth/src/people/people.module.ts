import { Module } from '@nestjs/common';
import { BlacklistController } from './blacklist/blacklist.controller';
import { BlacklistService } from './blacklist/blacklist.service';
import { OpenWorkGateway } from './clients/open-work.gateway';
import { AgencySavedConsumer } from './events/agency-saved.consumer';
import { EveryEventConsumer } from './notifications/every-event.consumer';
import { NoticesService } from './notifications/notices.service';
import { NotificationsController } from './notifications/notifications.controller';
import { NotificationsService } from './notifications/notifications.service';
import { AgenciesService } from './organizations/agencies.service';
import { OrganizationSettingsService } from './organizations/organization-settings.service';
import { OrganizationTimelineController } from './organizations/organization-timeline.controller';
import { OrganizationsController } from './organizations/organizations.controller';
import { OrganizationsQueries } from './organizations/organizations.queries';
import { OrganizationsService } from './organizations/organizations.service';
import { PersonalController } from './personal/personal.controller';
import { PersonalService } from './personal/personal.service';
import { RolesController } from './roles/roles.controller';
import { RolesQueries } from './roles/roles.queries';
import { RolesService } from './roles/roles.service';
import { TeamTimelineController } from './teams/team-timeline.controller';
import { TeamsController } from './teams/teams.controller';
import { TeamsQueries } from './teams/teams.queries';
import { TeamsService } from './teams/teams.service';
import { FindController } from './users/find.controller';
import { InvitationLetters } from './users/invitation-letters';
import { InvitationsController } from './users/invitations.controller';
import { InvitationsService } from './users/invitations.service';
import { LeaversService } from './users/leavers.service';
import { UserTimelineController } from './users/user-timeline.controller';
import { UsersController } from './users/users.controller';
import { UsersFinder } from './users/users.finder';
import { UsersQueries } from './users/users.queries';
import { UsersService } from './users/users.service';

/** Organisations, their teams, roles and people, and what belongs to each person. */
@Module({
  controllers: [
    BlacklistController,
    FindController,
    InvitationsController,
    NotificationsController,
    OrganizationTimelineController,
    OrganizationsController,
    PersonalController,
    RolesController,
    TeamsController,
    TeamTimelineController,
    UserTimelineController,
    UsersController,
  ],
  providers: [
    AgenciesService,
    AgencySavedConsumer,
    BlacklistService,
    EveryEventConsumer,
    InvitationLetters,
    InvitationsService,
    LeaversService,
    OpenWorkGateway,
    NoticesService,
    NotificationsService,
    OrganizationSettingsService,
    OrganizationsQueries,
    OrganizationsService,
    PersonalService,
    RolesQueries,
    RolesService,
    TeamsQueries,
    TeamsService,
    UsersFinder,
    UsersQueries,
    UsersService,
  ],
  exports: [OrganizationsService, RolesService, TeamsService, UsersService],
})
export class PeopleModule {}
