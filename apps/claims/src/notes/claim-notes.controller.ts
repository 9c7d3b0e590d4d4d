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
import { ClaimNotesService } from './claim-notes.service';

@ApiTags('claim notes')
@Controller('api/claims/v1/notes/:claimId')
export class ClaimNotesController {
  constructor(private readonly notes: ClaimNotesService) {}

  /**
   * What was noted of a claim, the newest first.
   *
   * @remarks Vendors read the general notes of the claims that they are given, and no others.
   */
  @Get()
  @Can('claim:note')
  @ApiPage(NoteResponse)
  searchClaimNotes(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Query() query: NotesQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<NoteResponse>> {
    return this.notes.search(claimId, query, actor);
  }

  /**
   * Note something of a claim.
   *
   * @remarks Of a type that the caller reads (400). `attachments` names documents of the claim that
   * the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
   */
  @Post()
  @Can('claim:note')
  addClaimNote(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.add(claimId, body, actor);
  }

  /**
   * Change a note of a claim.
   *
   * @remarks Only its author may (403); the type and the documents keep to the same rules as those of
   * a new note (400).
   */
  @Put(':noteId')
  @Can('claim:note')
  editClaimNote(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @Body() body: NoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NoteResponse> {
    return this.notes.edit({ ownerId: claimId, noteId }, body, actor);
  }

  /**
   * Delete a note of a claim.
   *
   * @remarks Only its author may (403). It is gone for everybody; the activity log keeps what it
   * said.
   */
  @Delete(':noteId')
  @Can('claim:note')
  @HttpCode(204)
  deleteClaimNote(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.notes.remove({ ownerId: claimId, noteId }, actor);
  }
}
