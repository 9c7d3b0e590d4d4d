import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Public } from '@palisade/platform';
import { CrashResponse, ReportCrashRequest } from './crashes.dto';
import { CrashesService } from './crashes.service';

@ApiTags('operations')
@Controller('api/ops/v1/crashes')
export class CrashesController {
  constructor(private readonly crashes: CrashesService) {}

  /**
   * Tell staff that a page of the console broke.
   *
   * @remarks Consoles send it where the reader has accepted what the cookie bar asks, in production
   * alone. It needs no session, for a page before the sign-in may break as well. Nothing is kept of
   * who sent it; addresses, names, numbers, ids and tokens in its texts are taken out.
   * An address that reports often is told to wait (429) sooner than for other calls.
   */
  @Post()
  @Public()
  @HttpCode(204)
  reportCrash(@Body() body: ReportCrashRequest): Promise<void> {
    return this.crashes.report(body);
  }

  /**
   * Where consoles broke, the crash seen last first.
   *
   * @remarks The same message at the same place of the same version is one crash, with how often it
   * was reported and when first and last. Two hundred are kept; those reported once
   * make room first.
   */
  @Get()
  @Can('feature-flag:view')
  listCrashes(): Promise<CrashResponse[]> {
    return this.crashes.list();
  }
}
