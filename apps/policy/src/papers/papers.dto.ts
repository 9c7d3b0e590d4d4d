import { OptionalInstant } from '@palisade/platform';
import { IsOptional, IsUUID } from 'class-validator';

export class PaperQuery {
  /** Of this client; 404 for a policy of another. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** The newest of those that were printed by this instant and not replaced since; of all when left out. */
  @OptionalInstant()
  created?: Date;
}

/** Where the document of a policy is. */
export class PaperResponse {
  /** Answers its bytes to who may read it. */
  link: string;
  docId: string;
  fileName: string;
}

export class InvoicePrintResponse {
  /** The id that the document has once it is printed. */
  docId: string;
}
