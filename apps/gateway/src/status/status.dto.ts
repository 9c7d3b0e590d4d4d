import { ApiProperty } from '@nestjs/swagger';

export class EnvironmentResponse {
  prod: boolean;
  envName: 'qa' | 'staging' | 'prod' | 'dev';
  /** Hosts that end so show the United Kingdom edition. */
  ukHostSuffix: string;
  /** Whether agencies may have clocks of their own. */
  sandbox: boolean;
}

export class ConsoleVersionResponse {
  /** Changes with each build of the console; SERVER_DOWN while the platform is down. */
  v: string;
}

export class DeploymentResponse {
  @ApiProperty({ format: 'date-time' })
  deploymentTime: string;
}
