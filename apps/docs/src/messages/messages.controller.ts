import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { DocMessageDetail, DocMessageResponse, MessageSearchQuery } from './messages.dto';
import { MessagesQueries } from './messages.queries';
import { MessagesService } from './messages.service';

@ApiTags('messages')
@Controller('api/docmessage/v1')
export class MessagesController {
  constructor(
    private readonly queries: MessagesQueries,
    private readonly messages: MessagesService,
  ) {}

  /**
   * The mails that came in for the underwriters, the last first.
   *
   * @remarks One of a known agent is a submission by itself; the others wait to be looked at
   * (`filter=TRIAGE`): of an unknown sender, or of one whom our receiving host did not find to be the
   * one that it names (UNPROVED), too large, a bounce, an absence note; or laid aside because it could
   * not be read (LAID_ASIDE, `triageDetail` says why). None is answered.
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

  /**
   * Take a mail as a submission though nothing proves its sender.
   *
   * @remarks Of one that waits for a proof (409). It is a submission once its sender is known as an
   * agent, with the client of an application that came with it.
   */
  @Post(':msgId/accept')
  @HttpCode(200)
  @Can('submission:assign')
  async acceptMessage(
    @Param('msgId') msgId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DocMessageDetail> {
    await this.messages.accept(msgId, actor);
    return this.queries.get(msgId, actor);
  }

  /**
   * Try a mail again that was laid aside.
   *
   * @remarks Of one that was laid aside (409). It is in no list until it was tried.
   */
  @Post(':msgId/retry')
  @HttpCode(204)
  @Can('submission:assign')
  async retryMessage(@Param('msgId') msgId: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.messages.retry(msgId, actor);
  }
}
