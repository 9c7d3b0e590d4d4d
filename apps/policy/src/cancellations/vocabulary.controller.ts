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
  /** The reasons that a form offers, those of cancelling with what they let go back. */
  @Get('reasons')
  @Can('any')
  listReasons(@Query() { type = 'cancel' }: ReasonsQuery): ReasonResponse[] {
    return REASONS[type].map((reason) => toReasonResponse(reason, type));
  }

  /** The statuses of binders and policies. */
  @Get('statuses')
  @Can('any')
  listStatuses(): StatusResponse[] {
    return POLICY_STATUSES.map((status) => ({ status, label: status }));
  }
}
