import { Readable } from 'node:stream';
import { Controller, Get, Param, ParseUUIDPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Refuses } from '@palisade/platform';
import type { Document } from '../documents/document.entity';
import { DocumentsQueries } from '../documents/documents.queries';
import { bundleNames, checkBundle } from '../domain/bundle-names';
import { DocumentStore } from '../store/document-store';
import { BundleQuery } from './bundles.dto';
import { zipOf } from './zip-of';

const ZIP = 'application/zip';

@ApiTags('documents')
@Controller('api/docs/v1')
export class BundlesController {
  constructor(
    private readonly queries: DocumentsQueries,
    private readonly store: DocumentStore,
  ) {}

  /**
   * Several documents in one zip.
   *
   * @remarks 404 where one of them is not the caller's to see; 409 above 200 documents or 2 GB.
   */
  @Get('downloads')
  @Can('document:view')
  @Refuses({ 409: '' })
  @ApiProduces(ZIP)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadDocuments(
    @Query() { docId }: BundleQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.zip(await this.queries.several(docId, actor), 'Documents.zip');
  }

  /**
   * The papers of a claim in one zip, the oldest first.
   *
   * @remarks Those that the caller sees; 404 where there are none; 409 above 200 documents or 2 GB.
   */
  @Get('claimsFile/:claimId')
  @Can('document:view')
  @Refuses({ 409: '' })
  @ApiProduces(ZIP)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadClaimsFile(
    @Param('claimId', ParseUUIDPipe) claimId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.zip(await this.queries.ofClaim(claimId, actor), 'Claim.zip');
  }

  private zip(documents: readonly Document[], fileName: string): StreamableFile {
    checkBundle(documents);
    const names = bundleNames(documents.map((one) => one.fileName));
    const parts = documents.map(({ id, contentKey, created }, at) => ({
      name: names[at],
      modified: created,
      open: () => this.store.open(contentKey ?? id),
    }));
    return new StreamableFile(Readable.from(zipOf(parts)), {
      type: ZIP,
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
