import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AnswersService } from './answers.service';
import {
  AnswersQuery,
  AnswersResponse,
  FormParams,
  FormQuery,
  QuestionFormResponse,
  QuestionResponse,
  QuestionsQuery,
  SaveAnswersRequest,
  SocialEngineeringRequest,
  SocialEngineeringResponse,
} from './questions.dto';
import { QuestionsService } from './questions.service';

@ApiTags('questions')
@Controller('api/account/v1')
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly answers: AnswersService,
  ) {}

  /**
   * The security questions, in the order in which they are asked.
   *
   * @remarks All products ask the same; a product gives the words of its country.
   */
  @Get('questions')
  @Can('any')
  listQuestions(@Query() { product }: QuestionsQuery): Promise<QuestionResponse[]> {
    return this.questions.questions(product);
  }

  /**
   * The questions of a product in their sections.
   *
   * @remarks The same on every day and in every state; the version is raised when that changes.
   */
  @Get('questions/forms/:productType')
  @Can('account:view')
  getQuestionForm(
    @Param() { productType }: FormParams,
    @Query() _: FormQuery,
  ): Promise<QuestionFormResponse> {
    return this.questions.form(productType);
  }

  /**
   * The answers of a client.
   *
   * @remarks One set for all its quotes: a quote begins with them, and its request tells them back.
   * The versions say who changed which answers, when, and from which quote.
   */
  @Get('questions/answers/:accountId')
  @Can('account:view')
  getAnswers(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() _: AnswersQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AnswersResponse> {
    return this.answers.find(accountId, actor);
  }

  /**
   * Save answers of a client.
   *
   * @remarks A question that is left out keeps its answer, null takes one back; an answer that does
   * not fit is named (400), and nothing is saved. Prices depend on answers: open quotes become
   * INVALID or REFERRED as after any other change of the client.
   */
  @Put('questions/answers/:accountId')
  @Can('account:edit')
  async saveAnswers(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() { answers }: SaveAnswersRequest,
    @Query() _: AnswersQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AnswersResponse> {
    await this.answers.save(accountId, answers, actor);
    return this.answers.find(accountId, actor);
  }

  /**
   * Answer whether transfers of funds are safe at a client.
   *
   * @remarks The answers are among those of `questions/answers/{accountId}`. All three must be yes
   * for cover against social engineering; `reasons` says what stands in its way.
   */
  @Put('social-engineering/:accountId')
  @Can('account:edit')
  saveSocialEngineering(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: SocialEngineeringRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SocialEngineeringResponse> {
    return this.answers.saveSocialEngineering(accountId, body, actor);
  }
}
