import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { POLICY_STATUSES } from '@palisade/contracts';
import { Can } from '@palisade/platform';
import { REASONS } from '../domain/cancellation/reasons';
import {
  ReasonResponse,
  ReasonsQuery,
  StatusResponse,
  toReasonResponse,
} from './cancellations.dto';

@ApiTags('vocabulary')
@Controller('api/policy/v1')
export class VocabularyController {
  /**
   * The reasons that a form offers, those of cancelling with what they let go back.
   *
   * @remarks A reason of cancelling also says whether it may be flat, pro rata or by notice.
   */
  @Get('reasons')
  @Can('any')
  listPolicyReasons(@Query() { type = 'cancel' }: ReasonsQuery): ReasonResponse[] {
    return REASONS[type].map((reason) => toReasonResponse(reason, type));
  }

  /**
   * The statuses of binders and policies.
   *
   * @remarks Each with the words that a list shows.
   */
  @Get('statuses')
  @Can('any')
  listPolicyStatuses(): StatusResponse[] {
    return POLICY_STATUSES.map((status) => ({ status, label: status }));
  }
}
