import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Config, OpenToMfaSetUp, OpenToOneTimeCode, Public } from '@palisade/platform';
import { ConsoleBuild } from './console-build';
import { PlatformHealth } from './platform-health';
import { ConsoleVersionResponse, DeploymentResponse, EnvironmentResponse } from './status.dto';

const SERVER_DOWN = 'SERVER_DOWN';

@ApiTags('status')
@Controller()
export class StatusController {
  constructor(
    private readonly config: Config,
    private readonly build: ConsoleBuild,
    private readonly health: PlatformHealth,
  ) {}

  /**
   * The version of the console, polled by every open one.
   *
   * @remarks A version that differs from the one that runs asks people to reload. `SERVER_DOWN`
   * says that sign-in is not ready, so nobody can work.
   */
  @Get('api/console-version')
  @Can('any')
  @OpenToOneTimeCode()
  @OpenToMfaSetUp()
  async getConsoleVersion(): Promise<ConsoleVersionResponse> {
    const isUp = await this.health.isUp();
    return { v: isUp ? await this.build.version() : SERVER_DOWN };
  }

  /**
   * The time of the latest deployment.
   *
   * @remarks As the installation states it, otherwise when the console was built.
   */
  @Get('latest-deployment-time')
  @Public()
  async getDeploymentTime(): Promise<DeploymentResponse> {
    return { deploymentTime: await this.build.deployedAt() };
  }

  /**
   * Which environment this is.
   *
   * @remarks Its name, whether it is production or a sandbox, and how hosts of the United Kingdom
   * end; the console shows its edition by them.
   */
  @Get('api/auth/v1/env')
  @Public()
  getEnvironment(): EnvironmentResponse {
    const {
      ENV_NAME: envName,
      UK_HOST_SUFFIX: ukHostSuffix,
      SANDBOX: sandbox,
    } = this.config.values;
    return { prod: envName === 'prod', envName, ukHostSuffix, sandbox };
  }
}
