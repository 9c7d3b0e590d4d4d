import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import { Can } from '@palisade/platform';
import { AGENCY_STATUSES, BINDER_STATUSES, CUSTOMER_STATUSES } from './shown-statuses';
import { StatusResponse } from './statuses.dto';

@ApiTags('statuses')
@Controller('api/quote/v1/status')
export class StatusesController {
  /**
   * The statuses that an agency filters by.
   *
   * @remarks Each with the words that a list shows.
   */
  @Get('agency')
  @Can('any')
  listAgencyStatuses(): StatusResponse[] {
    return AGENCY_STATUSES.map(toStatusResponse);
  }

  /**
   * The statuses that a policyholder filters by.
   *
   * @remarks Each with the words that a list shows.
   */
  @Get('customer')
  @Can('any')
  listCustomerStatuses(): StatusResponse[] {
    return CUSTOMER_STATUSES.map(toStatusResponse);
  }

  /**
   * The statuses of binders.
   *
   * @remarks Each with the words that a list shows.
   */
  @Get('binder')
  @Can('any')
  listBinderStatuses(): StatusResponse[] {
    return BINDER_STATUSES.map(toStatusResponse);
  }
}

const toStatusResponse = (status: QuoteStatus): StatusResponse => ({
  status,
  label: status.replaceAll('_', ' '),
});
