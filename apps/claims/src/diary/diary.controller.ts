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
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  DiaryEntryRequest,
  DiaryEntryResponse,
  DiaryQuery,
  EditDiaryEntryRequest,
  toDiaryEntry,
} from './diary.dto';
import { DeadlinesService } from './deadlines.service';
import { DiaryService } from './diary.service';

@ApiTags('claims diary')
@Controller('api/claims/v1/diary/:claimId')
export class DiaryController {
  constructor(
    private readonly diary: DiaryService,
    private readonly deadlines: DeadlinesService,
  ) {}

  /**
   * What is to be done of a claim, the first due first.
   *
   * @remarks What the house and the law of its place want is written down when its file is opened, with
   * its citation. `claim.changed.v1` with the action diaryDue tells once that an entry is due.
   */
  @Get()
  @Can('claim:diary')
  @ApiPage(DiaryEntryResponse)
  async searchDiary(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Query() query: DiaryQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DiaryEntryResponse>> {
    const page = await this.diary.search(claimId, query, actor);
    return { ...page, content: page.content.map(toDiaryEntry) };
  }

  /**
   * Write down what is to be done of a claim.
   *
   * @remarks Of the handler of the file, unless it is given to somebody else.
   */
  @Post()
  @Can('claim:diary')
  async addDiaryEntry(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Body() body: DiaryEntryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<DiaryEntryResponse> {
    return toDiaryEntry(await this.diary.add(claimId, body, actor));
  }

  /**
   * Change, complete or cancel an entry of a diary.
   *
   * @remarks One that is done or cancelled stays so (409): write it down anew. When the insured was to be
   * told how the claim stands, its text goes to them in a letter as it is done.
   */
  @Put(':diaryId')
  @Can('claim:diary')
  async editDiaryEntry(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Param('diaryId', ParseUUIDPipe) diaryId: string,
    @Body() body: EditDiaryEntryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<DiaryEntryResponse> {
    const toldStatus = (tx: Tx) => this.deadlines.toldStatus(tx, claimId, body.text);
    const edit = { request: body, actor };
    return toDiaryEntry(await this.diary.edit(claimId, diaryId, edit, toldStatus));
  }

  /**
   * Delete an entry of a diary.
   *
   * @remarks What the rules want is done or cancelled (409). It is gone for everybody; the activity log
   * keeps what it said.
   */
  @Delete(':diaryId')
  @Can('claim:diary')
  @HttpCode(204)
  deleteDiaryEntry(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Param('diaryId', ParseUUIDPipe) diaryId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.diary.remove(claimId, diaryId, actor);
  }
}
