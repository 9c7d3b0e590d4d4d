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

  /** The security tools that can be connected, by name. */
  @Get('connectors')
  @Can('connector:view')
  listConnectors(): ConnectorDefinition[] {
    return this.definitions.all();
  }

  /** The regions of AWS that are read. */
  @Get('aws/regions')
  @Can('connector:view')
  awsRegions(): string[] {
    return [...AWS_REGIONS];
  }
}
