import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Authorization, Can, CurrentActor, InReadersDays } from '@palisade/platform';
import { HomeQuery, HomeResponse } from './home.dto';
import { HomeService } from './home.service';

@ApiTags('home')
@Controller('api/home/v1')
export class HomeController {
  constructor(private readonly service: HomeService) {}

  /**
   * What the console shows first: figures, what waits, and how the book stands.
   *
   * @remarks Which there are depends on the account type; what the role may not read is left out.
   * Figures of a time are those of whole days beside as many days before, in the zone of the
   * `timezone` header (UTC without one that is known). Each number says which list proves it. A
   * service that does not answer within a second and a half is named in `missing`, and the rest is
   * shown.
   */
  @Get()
  @Can('any')
  @InReadersDays()
  readHome(
    @Query() query: HomeQuery,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<HomeResponse> {
    return this.service.read(query, { actor, authorization });
  }
}
