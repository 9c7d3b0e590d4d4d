import { ApiSchema } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';

/** A status with the words that a list shows. */
@ApiSchema({ name: 'QuoteStatusLabel' })
export class StatusResponse {
  status: QuoteStatus;
  label: string;
}
