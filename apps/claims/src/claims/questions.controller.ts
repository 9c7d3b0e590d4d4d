import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { claimQuestions } from '../domain/questions';
import { ClaimQuestionResponse, ClaimQuestionsQuery } from './questions.dto';

@ApiTags('claims')
@Controller('api/claims/v1/questions')
export class QuestionsController {
  /**
   * What the reporter of a claim under a product is asked beside the notice.
   *
   * @remarks The console shows them behind the flag of claims questions; the answers go with the
   * notice.
   */
  @Get()
  @Can('claim:view')
  listClaimQuestions(@Query() { productType }: ClaimQuestionsQuery): ClaimQuestionResponse[] {
    return claimQuestions(productType);
  }
}
