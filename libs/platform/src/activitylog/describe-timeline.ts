import { Controller, Get, Inject, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { Can, CurrentActor } from '../access/can';
import type { Actor } from '../context/actor';
import { ApiPage } from '../http/lists';
import type { TimelineSubject } from '../activity/timeline';
import { Timeline } from '../activity/timeline';
import { TimelineEntry, TimelineQuery, TimelineVerification } from '../activity/timeline.dto';

/** What finds the rows of a noun in the caller's scope, and what is gone of it; 404 for all others. */
export interface TimelineRows {
  timelineOf(id: string, actor: Actor): Promise<TimelineSubject>;
}

/** Whose timeline it is, and where it is read. */
export interface TimelineDescription {
  /** The path of a row, its id as the last parameter: `api/claims/v1/:claimId`. */
  of: string;
  /** The row in a sentence: `a claim`. */
  row: string;
  /** The noun in the names of the calls: `Claim` for `listClaimTimeline`. */
  noun: string;
  tag: string;
  permission: string;
  rows: Type<TimelineRows>;
  /** What of a record is kept from whom, when it is not what everybody may know. */
  told?: string;
}

/** What a timeline tells whoever sees the row. */
export const TOLD_TO_ALL = 'Who did it and what it changed, as far as the caller may know.';

/** What it tells of rows that the insured read as well. */
export const TOLD_BY_READER =
  'Who did it, what it changed and whom it wrote to, as far as the caller may know: what ' +
  'underwriters and handlers note stays with the provider, and a policyholder or the holder of a ' +
  'mailed code is told what was done with them.';

/** The two calls of a timeline: what was done to a row, and whether its records are unchanged. */
export function describeTimeline(about: TimelineDescription): Type<unknown> {
  const { of, row, noun, tag, permission, rows, told = TOLD_TO_ALL } = about;
  const id = of.slice(of.lastIndexOf(':') + 1);

  @ApiTags(tag)
  @Controller(`${of}/timeline`)
  class TimelineController {
    constructor(
      private readonly timeline: Timeline,
      @Inject(rows) private readonly found: TimelineRows,
    ) {}

    @Get()
    @Can(permission)
    @ApiPage(TimelineEntry)
    @ApiOperation({
      operationId: `list${noun}Timeline`,
      summary: `What was done to ${row}, the newest first.`,
      description: `${told} 404 for a row out of scope.`,
    })
    async list(
      @Param(id, ParseUUIDPipe) rowId: string,
      @Query() query: TimelineQuery,
      @CurrentActor() actor: Actor,
    ): Promise<Page<TimelineEntry>> {
      return this.timeline.page(await this.found.timelineOf(rowId, actor), query);
    }

    @Get('verification')
    @Can(permission)
    @ApiOkResponse({ type: TimelineVerification })
    @ApiOperation({
      operationId: `verify${noun}Timeline`,
      summary: `Whether the records of ${row} are unchanged since they were written.`,
      description:
        'Each record is sealed with the one before it, a second after it was written; this ' +
        'computes the seals again and names the oldest record that does not hold.',
    })
    async verify(
      @Param(id, ParseUUIDPipe) rowId: string,
      @CurrentActor() actor: Actor,
    ): Promise<TimelineVerification> {
      return this.timeline.verify(await this.found.timelineOf(rowId, actor));
    }
  }
  return TimelineController;
}
