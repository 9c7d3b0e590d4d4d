import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { SpecifiedEventRequest, SpecifiedEventResponse } from './specified-events.dto';
import { SpecifiedEventsService } from './specified-events.service';

@ApiTags('specified events')
@Controller('api/quote/v1/specified-events')
export class SpecifiedEventsController {
  constructor(private readonly events: SpecifiedEventsService) {}

  /**
   * The known events that the cover of a quote leaves out.
   *
   * @remarks In the order in which they were named, at most fifty.
   */
  @Get(':quoteId')
  @Can('underwriting:specified-event')
  listSpecifiedEvents(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SpecifiedEventResponse[]> {
    return this.events.list(quoteId, actor);
  }

  /**
   * Leave a known event out of the cover of a quote.
   *
   * @remarks The quote gets the specified event exclusion, which costs nothing and is printed with
   * the policy. Asked before it was signed (409 afterwards); a signature that was asked for must be
   * asked for again. `DELETE` takes it back.
   */
  @Post(':quoteId')
  @Can('underwriting:specified-event')
  addSpecifiedEvent(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: SpecifiedEventRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SpecifiedEventResponse> {
    return this.events.add(quoteId, body, actor);
  }

  /**
   * Change an event that the cover leaves out.
   *
   * @remarks All facts are sent. A signature that was asked for must be asked for again.
   */
  @Put(':quoteId/:eventId')
  @Can('underwriting:specified-event')
  editSpecifiedEvent(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Param('eventId', ParseUUIDPipe) eventId: string,
    @Body() body: SpecifiedEventRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SpecifiedEventResponse> {
    return this.events.edit({ quoteId, eventId }, body, actor);
  }

  /**
   * Cover an event again that was left out.
   *
   * @remarks With the last one the exclusion goes too. Add it again to undo it.
   */
  @Delete(':quoteId/:eventId')
  @Can('underwriting:specified-event')
  @HttpCode(204)
  deleteSpecifiedEvent(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Param('eventId', ParseUUIDPipe) eventId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.events.remove({ quoteId, eventId }, actor);
  }
}
