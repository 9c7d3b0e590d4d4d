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
import { LeadNotesService } from './lead-notes.service';

@ApiTags('sales leads')
@Controller('api/sales/v1/notes/:leadId')
export class LeadNotesController {
  constructor(private readonly notes: LeadNotesService) {}

  /**
   * What was noted of a sales lead, the newest first.
   *
   * @remarks Only staff see leads (404). A text finds the words.
   */
  @Get()
  @Can('note:view')
  @ApiPage(NoteResponse)
  searchLeadNotes(
    @Param('leadId', ParseUUIDPipe) leadId: string,
    @Query() query: NotesQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<NoteResponse>> {
    return this.notes.search(leadId, query, actor);
  }

  /**
   * Note something of a sales lead.
   *
   * @remarks Of a type that the caller reads (400). `attachments` names documents of its account
   * that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
   */
  @Post()
  @Can('note:create')
  addLeadNote(
    @Param('leadId', ParseUUIDPipe) leadId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.add(leadId, body, actor);
  }

  /**
   * Change a note of a sales lead.
   *
   * @remarks Only its author may (403); the type and the documents keep to the same rules as those of
   * a new note (400).
   */
  @Put(':noteId')
  @Can('note:create')
  editLeadNote(
    @Param('leadId', ParseUUIDPipe) leadId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.edit({ ownerId: leadId, noteId }, body, actor);
  }

  /**
   * Delete a note of a sales lead.
   *
   * @remarks Only its author may (403). It is gone for everybody; the activity log keeps what it
   * said.
   */
  @Delete(':noteId')
  @Can('note:create')
  @HttpCode(204)
  deleteLeadNote(
    @Param('leadId', ParseUUIDPipe) leadId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.notes.remove({ ownerId: leadId, noteId }, actor);
  }
}
