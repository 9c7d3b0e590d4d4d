import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { AWS_REGIONS } from '../vendors/aws';
import { ConnectorDefinition } from './connections.dto';
import { ToolDefinitions } from './tool-definitions';

/** What can be connected. */
@ApiTags('connectors')
@Controller('api/connector/v1')
export class ToolsController {
  constructor(private readonly definitions: ToolDefinitions) {}

  /**
   * The security tools that can be connected, by name.
   *
   * @remarks Each says how it is connected, what is read of it, and whether it is set up here.
   */
  @Get('connectors')
  @Can('connector:view')
  listConnectors(): ConnectorDefinition[] {
    return this.definitions.all();
  }

  /**
   * The regions of AWS that are read.
   *
   * @remarks One of them is chosen when AWS is connected; the first is taken otherwise.
   */
  @Get('aws/regions')
  @Can('connector:view')
  awsRegions(): string[] {
    return [...AWS_REGIONS];
  }
}
