import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  FeedbackGivenResponse,
  FeedbackRequest,
  FeedbackResponse,
  FeedbackSearchQuery,
} from './feedback.dto';
import { FeedbackService } from './feedback.service';

@ApiTags('feedback')
@Controller('api/account/v1/feedback')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  /**
   * Say something of the platform.
   *
   * @remarks Staff read it with the name of who said it. Only kudos may be marked to be shared;
   * anything else so marked is refused with 400. No call takes it back.
   */
  @Post()
  @Can('any')
  giveFeedback(
    @Body() body: FeedbackRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FeedbackGivenResponse> {
    return this.feedback.give(body, actor);
  }

  /**
   * What people said of the platform, the newest first.
   *
   * @remarks Staff see all of it, others what they said themselves. A text finds the words,
   * `category` narrows the list.
   */
  @Get()
  @Can('activity:view')
  @ApiPage(FeedbackResponse)
  searchFeedback(
    @Query() query: FeedbackSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<FeedbackResponse>> {
    return this.feedback.search(query, actor);
  }
}
