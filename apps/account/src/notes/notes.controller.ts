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
import type { Actor } from '@palisade/platform';
import {
  ApiPage,
  Can,
  CurrentActor,
  NoteRequest,
  NoteResponse,
  NotesQuery,
} from '@palisade/platform';
import { NotesService } from './notes.service';

@ApiTags('notes')
@Controller('api/account/v1/notes/:accountId')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /**
   * What was noted of an account, the newest first.
   *
   * @remarks Agencies read no notes of underwriting and claims, security providers none of
   * underwriting, insureds none at all. A text finds the words.
   */
  @Get()
  @Can('note:view')
  @ApiPage(NoteResponse)
  searchNotes(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() query: NotesQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<NoteResponse>> {
    return this.notes.search(accountId, query, actor);
  }

  /**
   * Note something of an account.
   *
   * @remarks Of a type that the caller reads (400). `attachments` names documents of the account
   * that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
   */
  @Post()
  @Can('note:create')
  addNote(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.add(accountId, body, actor);
  }

  /**
   * Change a note.
   *
   * @remarks Only its author may (403); the type and the documents keep to the same rules as those of
   * a new note (400).
   */
  @Put(':noteId')
  @Can('note:create')
  editNote(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.edit({ ownerId: accountId, noteId }, body, actor);
  }

  /**
   * Delete a note.
   *
   * @remarks Only its author may (403). It is gone for everybody; the activity log keeps what it
   * said.
   */
  @Delete(':noteId')
  @Can('note:create')
  @HttpCode(204)
  deleteNote(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.notes.remove({ ownerId: accountId, noteId }, actor);
  }
}
