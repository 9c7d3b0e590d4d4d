import type {
  DynamicModule,
  OnApplicationShutdown,
  OnModuleInit,
  Provider,
  Type,
} from '@nestjs/common';
import { Global, Inject, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { AccessGuard } from './access/access.guard';
import { Revocations } from './access/revocations';
import { RolePermissions } from './access/role-permissions';
import { ServiceTokens } from './access/service-tokens';
import { RemoteTokenKeys, TokenKeys } from './access/token-keys';
import { TOKEN_STRATEGIES } from './access/token-strategies';
import { TokenVerifier } from './access/token-verifier';
import { ActivitySealer } from './activity/activity-sealer';
import { ActivityLog } from './activitylog/activity-log';
import { Timeline } from './activity/timeline';
import { Broker } from './broker/broker';
import { openBroker, releaseBroker } from './broker/open-broker';
import { Config, loadConfig } from './config/config';
import type { ServiceName } from './config/services';
import { LOGGER, SERVICE_NAME } from './config/tokens';
import type { AmbientDataSource } from './database/ambient-data-source';
import type { ServiceTables } from './database/database';
import { connectionOptions, openDataSource } from './database/database';
import { ConsumerRegistry } from './events/consumer-registry';
import { Consumers } from './events/consumers';
import { Inbox } from './events/inbox';
import { CsvInterceptor } from './http/csv.interceptor';
import { HealthController } from './http/health.controller';
import { createValidationPipe } from './http/validation';
import { JobRuns } from './jobs/job-runs';
import { JobWorker } from './jobs/job-worker';
import { Jobs } from './jobs/jobs';
import { Letters } from './letters/letters';
import { Mailbox } from './mail/mailbox';
import { Mailer } from './mail/mailer';
import { openMailer } from './mail/open-mailer';
import { MessageCarrier } from './messages/message-carrier';
import { OutgoingMessages } from './messages/outgoing-messages';
import { WaitingMessages } from './messages/waiting-messages';
import { DeadLetters } from './operations/dead-letters';
import { MetricsServer } from './operations/metrics-server';
import { OperationsParts } from './operations/operations-parts';
import { OperationsController } from './operations/operations.controller';
import { StuckEvents } from './operations/stuck-events';
import { StuckJobs } from './operations/stuck-jobs';
import { StuckMessages } from './operations/stuck-messages';
import { TenantTimeController } from './operations/tenant-time.controller';
import { TenantWork } from './operations/tenant-work';
import { OutboxRelay } from './outbox/outbox-relay';
import { ProblemFilter } from './problems/problem.filter';
import { ReadingRoom } from './reading/reading-room';
import { Clock, SystemClock } from './process/clock';
import { Shutdown } from './process/shutdown';
import { DomainClock } from './sandbox/domain-clock';
import { TenantTimes } from './sandbox/tenant-times';
import { Sweeps } from './sweeps/sweeps';
import { createLogger } from './telemetry/logging';
import { Metrics } from './telemetry/metrics';
import { openTextSender } from './texts/open-text-sender';
import { TextBox } from './texts/text-box';
import { TextSender } from './texts/text-sender';
import { Transactions } from './transactions/transactions';
import { Upstreams } from './upstreams/upstreams';
import { EntityTagInterceptor } from './writes/entity-tag.interceptor';
import { IdempotencyInterceptor } from './writes/idempotency.interceptor';
import { SubjectsInterceptor } from './writes/subjects.interceptor';
import { StoredAnswers } from './writes/stored-answers';
import { Watch } from './watch/watch';

/** What a service tells the platform about itself. */
export interface ServiceOptions extends ServiceTables {
  name: ServiceName;
  /** Where the keys of tokens come from; by default from what auth publishes. */
  keys?: Type<TokenKeys>;
}

/** Everything a service stands on; imported once, by its app.module.ts. */
@Global()
@Module({})
export class PlatformModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(DataSource) private readonly dataSource: AmbientDataSource,
    private readonly broker: Broker,
    private readonly relay: OutboxRelay,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  static forService(options: ServiceOptions): DynamicModule {
    const providers = providersOf(options);
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, databaseModule(options)],
      controllers: [HealthController, OperationsController, TenantTimeController],
      providers,
      exports: [
        Broker,
        Clock,
        Config,
        Consumers,
        DataSource,
        DomainClock,
        Jobs,
        LOGGER,
        Letters,
        Mailbox,
        Mailer,
        MessageCarrier,
        Metrics,
        OutgoingMessages,
        ReadingRoom,
        Revocations,
        RolePermissions,
        SERVICE_NAME,
        ServiceTokens,
        Shutdown,
        TenantTimes,
        TextBox,
        TextSender,
        ActivityLog,
        Timeline,
        TokenKeys,
        TokenVerifier,
        Transactions,
        Upstreams,
      ],
    };
  }

  onModuleInit(): void {
    this.dataSource.isInUse = true;
  }

  /** Runs last: what the service stood on goes when nothing uses it any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.relay.close();
    await releaseBroker(this.broker);
    this.dataSource.isInUse = false;
    await this.dataSource.destroy();
    this.logger.flush();
  }
}

/** What needs nothing but other providers. */
const PARTS: Provider[] = [
  AccessGuard,
  ActivitySealer,
  ConsumerRegistry,
  Consumers,
  DeadLetters,
  DomainClock,
  Inbox,
  JobRuns,
  JobWorker,
  Jobs,
  Letters,
  Mailbox,
  MessageCarrier,
  Metrics,
  MetricsServer,
  OperationsParts,
  OutgoingMessages,
  OutboxRelay,
  ReadingRoom,
  Revocations,
  RolePermissions,
  ServiceTokens,
  Shutdown,
  StoredAnswers,
  StuckEvents,
  StuckJobs,
  StuckMessages,
  Sweeps,
  ...TOKEN_STRATEGIES,
  TenantTimes,
  TenantWork,
  TextBox,
  ActivityLog,
  Timeline,
  Watch,
  TokenVerifier,
  Transactions,
  Upstreams,
  WaitingMessages,
];

/** The database under the service's name, because one process may host all services. */
const databaseModule = (options: ServiceOptions): DynamicModule =>
  TypeOrmModule.forRootAsync({
    name: options.name,
    inject: [Config],
    // Whoever starts the service tries again, not the module.
    useFactory: (config: Config) => ({
      ...connectionOptions(options.name, config, options),
      retryAttempts: 1,
    }),
    dataSourceFactory: (connection) => openDataSource(connection as DataSourceOptions),
  });

function providersOf(options: ServiceOptions): Provider[] {
  return [
    { provide: SERVICE_NAME, useValue: options.name },
    { provide: Config, useFactory: () => loadConfig(process.env) },
    { provide: Clock, useClass: SystemClock },
    {
      provide: LOGGER,
      inject: [Config],
      useFactory: ({ values }: Config) =>
        createLogger(options.name, values.LOG_LEVEL, values.LOG_FILE),
    },
    { provide: DataSource, useExisting: getDataSourceToken(options.name) },
    { provide: Broker, inject: [Config], useFactory: openBroker },
    { provide: TokenKeys, useClass: options.keys ?? RemoteTokenKeys },
    { provide: Mailer, inject: [Config, Mailbox], useFactory: openMailer },
    { provide: TextSender, inject: [Config, TextBox], useFactory: openTextSender },
    { provide: APP_FILTER, inject: [LOGGER], useFactory: (log: Logger) => new ProblemFilter(log) },
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: EntityTagInterceptor },
    { provide: APP_INTERCEPTOR, useClass: SubjectsInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: CsvInterceptor },
    { provide: APP_PIPE, useFactory: createValidationPipe },
    ...PARTS,
  ];
}
