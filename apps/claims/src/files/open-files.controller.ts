import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { OpenFilesResponse } from './open-files.dto';
import { OpenFilesService } from './open-files.service';

@ApiTags('claims files')
@Controller('api/claims/v1/work')
export class OpenFilesController {
  constructor(private readonly files: OpenFilesService) {}

  /**
   * How many open claims files a person works on.
   *
   * @remarks Of those in the caller's scope. Whoever removes the person is asked who takes them.
   */
  @Get(':userId')
  @Can('user:view')
  async getOpenClaimsFiles(
    @Param('userId', ParseUUIDPipe) userId: string,
    @CurrentActor() actor: Actor,
  ): Promise<OpenFilesResponse> {
    return { claims: await this.files.count(userId, actor) };
  }
}
