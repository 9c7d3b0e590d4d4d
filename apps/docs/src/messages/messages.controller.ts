import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { DocMessageDetail, DocMessageResponse, MessageSearchQuery } from './messages.dto';
import { MessagesQueries } from './messages.queries';

@ApiTags('messages')
@Controller('api/docmessage/v1')
export class MessagesController {
  constructor(private readonly queries: MessagesQueries) {}

  /**
   * The mails that came in for the underwriters, the last first.
   *
   * @remarks One of a known agent is a submission by itself; the others wait to be looked at
   * (`filter=TRIAGE`): of an unknown sender, too large, a bounce, an absence note. None is answered.
   */
  @Get('search')
  @Can('submission:assign')
  @ApiPage(DocMessageResponse)
  searchMessages(
    @Query() query: MessageSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DocMessageResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * One mail with its words and its files.
   *
   * @remarks `GET /api/docs/v1/download/{docId}` gives a file. One that is not there is answered 404.
   */
  @Get(':msgId')
  @Can('submission:assign')
  getMessage(
    @Param('msgId') msgId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DocMessageDetail> {
    return this.queries.get(msgId, actor);
  }
}
