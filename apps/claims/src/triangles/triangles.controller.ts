import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { TriangleQuery, TriangleResponse } from './triangles.dto';
import { TrianglesQueries } from './triangles.queries';

@ApiTags('claims figures')
@Controller('api/claims/v1/triangles')
export class TrianglesController {
  constructor(private readonly triangles: TrianglesQueries) {}

  /**
   * How losses of each month or year develop, and what they come to.
   *
   * @remarks For claims staff. A row for each period of loss, the oldest first, of ten years or 24
   * months: what was paid, incurred or told of by the end of each period since. A factor is the sum at
   * the next age over the sum at this one; what a period comes to is its latest amount times the
   * factors of the ages that it lacks. Circumstances and claims that were void on the day are left out.
   */
  @Get()
  @Can('claim:manage')
  getLossTriangle(
    @Query() query: TriangleQuery,
    @CurrentActor() actor: Actor,
  ): Promise<TriangleResponse> {
    return this.triangles.get(query, actor);
  }
}
