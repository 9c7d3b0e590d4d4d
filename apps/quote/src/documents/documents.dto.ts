import { OptionalInstant } from '@palisade/platform';
import { IsOptional, IsUUID } from 'class-validator';

export class ProposalQuery {
  /** The client of the quote, when named. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** The proposal as it was at this instant; the latest when left out. */
  @OptionalInstant()
  created?: Date;
}

/** The application of a quote, and where its bytes are. */
export class QuoteDocumentResponse {
  link: string;
  docId: string;
  fileName: string;
  created: Date;
}
