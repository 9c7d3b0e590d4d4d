import type { ServiceTables } from '@palisade/platform';
import { ApiActivity } from './api-activity/api-activity.entity';
import { Crash } from './crashes/crash.entity';
import { FeatureFlag } from './flags/feature-flag.entity';
import { Incident } from './incidents/incident.entity';
import { AddGateway1700000011000 } from './migrations/1700000011000-add-gateway';
import { AddApiActivity1700000011100 } from './migrations/1700000011100-add-api-activity';
import { AddEndedSessions1700000011101 } from './migrations/1700000011101-add-ended-sessions';
import { AddSandboxClocks1700000011102 } from './migrations/1700000011102-add-sandbox-clocks';
import { MoveRevocations1700000011103 } from './migrations/1700000011103-move-revocations';
import { AddLinks1700000011106 } from './migrations/1700000011106-add-links';
import { AddTreatyLinks1700000011310 } from './migrations/1700000011310-add-treaty-links';
import { AddIncidents1700000011320 } from './migrations/1700000011320-add-incidents';
import { AddCrashes1700000011330 } from './migrations/1700000011330-add-crashes';
import { BeginWithWhatThereIs1700000011114 } from './migrations/1700000011114-begin-with-what-there-is';
import { SandboxClock } from './sandbox/sandbox-clock.entity';

export const tables: ServiceTables = {
  entities: [ApiActivity, Crash, FeatureFlag, Incident, SandboxClock],
  migrations: [
    AddGateway1700000011000,
    AddApiActivity1700000011100,
    AddEndedSessions1700000011101,
    AddSandboxClocks1700000011102,
    MoveRevocations1700000011103,
    AddLinks1700000011106,
    BeginWithWhatThereIs1700000011114,
    AddTreatyLinks1700000011310,
    AddIncidents1700000011320,
    AddCrashes1700000011330,
  ],
};
