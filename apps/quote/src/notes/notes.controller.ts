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
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  ApiPage,
  Can,
  CurrentActor,
  NoteRequest,
  NoteResponse,
  NotesQuery,
} from '@palisade/platform';
import type { NoteType } from '@palisade/trade';
import { NOTE_TYPES, readableTypes } from '@palisade/trade';
import { NotesService } from './notes.service';

@ApiTags('quote notes')
@Controller('api/quote/v1')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /**
   * What a note can be about.
   *
   * @remarks The types that the caller reads and writes.
   */
  @Get('note-types')
  @Can('note:view')
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string', enum: [...NOTE_TYPES] } } })
  listNoteTypes(@CurrentActor() { accountType }: Actor): readonly NoteType[] {
    return readableTypes(accountType);
  }

  /**
   * What was noted of a quote, the newest first.
   *
   * @remarks Agencies read no notes of underwriting and claims, security providers none of
   * underwriting, insureds none at all. A text finds the words.
   */
  @Get('notes/:quoteId')
  @Can('note:view')
  @ApiPage(NoteResponse)
  searchQuoteNotes(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Query() query: NotesQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<NoteResponse>> {
    return this.notes.search(quoteId, query, actor);
  }

  /**
   * Note something of a quote.
   *
   * @remarks Of a type that the caller reads (400). `attachments` names documents of the quote
   * that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
   */
  @Post('notes/:quoteId')
  @Can('note:create')
  addQuoteNote(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.add(quoteId, body, actor);
  }

  /**
   * Change a note.
   *
   * @remarks Only its author may (403); the type and the documents keep to the same rules as those of
   * a new note (400).
   */
  @Put('notes/:quoteId/:noteId')
  @Can('note:create')
  editQuoteNote(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.edit({ ownerId: quoteId, noteId }, body, actor);
  }

  /**
   * Delete a note.
   *
   * @remarks Only its author may (403). It is gone for everybody; the activity log keeps what it
   * said.
   */
  @Delete('notes/:quoteId/:noteId')
  @Can('note:create')
  @HttpCode(204)
  deleteQuoteNote(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.notes.remove({ ownerId: quoteId, noteId }, actor);
  }
}
