import { Controller, Get, Param, ParseUUIDPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { ProposalQuery, QuoteDocumentResponse } from './documents.dto';
import { DocumentsService } from './documents.service';

const PDF = 'application/pdf';

@ApiTags('quotes')
@Controller('api/quote/v1')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  /**
   * Where the application of a quote is.
   *
   * @remarks The latest that was printed, signed or not; 404 until the quote was sent to be signed.
   * Download it at `link`.
   */
  @Get('documents/:quoteId')
  @Can('quote:view')
  @Refuses({ 503: '' })
  getQuoteDocument(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteDocumentResponse> {
    return this.documents.application(quoteId, caller);
  }

  /**
   * The proposal of a quote.
   *
   * @remarks A PDF, printed a moment after the terms are released; 404 until then. Terms that are
   * released again are printed again, and `created` leads back to what was printed before.
   */
  @Get('proposal/:quoteId')
  @Can('quote:view')
  @Refuses({ 503: '' })
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadProposal(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Query() query: ProposalQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const bytes = await this.documents.proposal(quoteId, query, caller);
    return new StreamableFile(bytes, {
      type: PDF,
      length: bytes.length,
      disposition: 'attachment; filename="proposal.pdf"',
    });
  }
}
