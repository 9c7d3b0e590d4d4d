import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyPreviewResponse, PreviewQuery } from './previews.dto';
import { PreviewsQueries } from './previews.queries';

@ApiTags('revisions')
@Controller('api/policy/v1')
export class PreviewsController {
  constructor(private readonly queries: PreviewsQueries) {}

  /**
   * What an act would do to a policy: status, each amount before and after, lines, commission, cession, paper.
   *
   * @remarks It is the act itself, unsaved: done on the same state it enters the same lines to the
   * cent. What would refuse it is told in `refused`. Send its `ETag` as `If-Match` with the act, which is
   * then refused (412) when the policy was changed in between. 403 without the permission of the act.
   */
  @Get(':policyId/preview')
  @Can('policy:cancel')
  previewAct(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Query() query: PreviewQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyPreviewResponse> {
    return this.queries.preview(id, query, caller);
  }
}
