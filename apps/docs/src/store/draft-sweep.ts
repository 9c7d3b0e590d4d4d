import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Clock, MachineSweep } from '@palisade/platform';
import { DocumentStore } from './document-store';

const HOUR_MS = 3_600_000;

/** Takes away what processes that died had not finished to put into the store. */
@Injectable()
export class DraftSweep extends MachineSweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'Drafts of documents could not be taken away';

  constructor(
    private readonly store: DocumentStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async pass({ only }: SweptRows): Promise<boolean> {
    // The store has one clock, whatever an agency's shows.
    if (only) return false;
    await this.store.sweepDrafts(new Date(this.clock.now().getTime() - HOUR_MS));
    return false;
  }
}
