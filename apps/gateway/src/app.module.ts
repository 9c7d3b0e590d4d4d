import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { ApiActivityController } from './api-activity/api-activity.controller';
import { ApiActivityQueries } from './api-activity/api-activity.queries';
import { ApiCallRecorder } from './api-activity/api-call-recorder';
import { ApiDocs } from './api-docs/api-docs';
import { ConsoleFiles } from './console/console-files';
import { CrashesController } from './crashes/crashes.controller';
import { CrashesService } from './crashes/crashes.service';
import { tables } from './data-source';
import { MailboxController } from './dev/mailbox.controller';
import { SignInsController } from './dev/sign-ins.controller';
import { ApiKeySavedConsumer } from './events/api-key-saved.consumer';
import { LinksConsumer } from './events/links.consumer';
import { LiveEventConsumer } from './events/live-event.consumer';
import { DatabaseFlagProvider } from './flags/database-flag-provider';
import { FlagsController } from './flags/flags.controller';
import { FlagsService } from './flags/flags.service';
import { HomeController } from './home/home.controller';
import { HomeService } from './home/home.service';
import { IncidentTimelineController } from './incidents/incident-timeline.controller';
import { IncidentsController } from './incidents/incidents.controller';
import { IncidentsService } from './incidents/incidents.service';
import { LiveEventHub } from './live-events/live-event-hub';
import { LiveEventStore } from './live-events/live-event-store';
import { LiveEventStreams } from './live-events/live-event-streams';
import { LiveEventsController } from './live-events/live-events.controller';
import { LocalesController } from './locales/locales.controller';
import { LocalesService } from './locales/locales.service';
import { OperationsApiController } from './operations/operations-api.controller';
import { OperationsService } from './operations/operations.service';
import { Admission } from './proxy/admission';
import { Forwarding } from './proxy/forwarding';
import { Proxy } from './proxy/proxy';
import { Agencies } from './sandbox/agencies';
import { ClockSweep } from './sandbox/clock-sweep';
import { SandboxClocksController } from './sandbox/sandbox-clocks.controller';
import { SandboxClocksService } from './sandbox/sandbox-clocks.service';
import { Settlement } from './sandbox/settlement';
import { ActivityController } from './activity/activity.controller';
import { ActivityService } from './activity/activity.service';
import { SearchController } from './search/search.controller';
import { SearchService } from './search/search.service';
import { sharedState } from './fleet/redis';
import { ConsoleBuild } from './status/console-build';
import { PlatformHealth } from './status/platform-health';
import { StatusController } from './status/status.controller';

@Module({
  imports: [PlatformModule.forService({ name: 'gateway', ...tables })],
  controllers: [
    ApiActivityController,
    CrashesController,
    FlagsController,
    HomeController,
    IncidentTimelineController,
    IncidentsController,
    LiveEventsController,
    LocalesController,
    MailboxController,
    OperationsApiController,
    SandboxClocksController,
    ActivityController,
    SearchController,
    SignInsController,
    StatusController,
  ],
  providers: [
    Admission,
    Agencies,
    ApiActivityQueries,
    ApiCallRecorder,
    ApiDocs,
    ApiKeySavedConsumer,
    ClockSweep,
    ConsoleBuild,
    ConsoleFiles,
    CrashesService,
    DatabaseFlagProvider,
    FlagsService,
    Forwarding,
    HomeService,
    IncidentsService,
    LinksConsumer,
    LiveEventConsumer,
    LiveEventHub,
    LiveEventStore,
    LiveEventStreams,
    LocalesService,
    OperationsService,
    PlatformHealth,
    Proxy,
    SandboxClocksService,
    ActivityService,
    SearchService,
    Settlement,
    ...sharedState,
  ],
})
export class AppModule {}
