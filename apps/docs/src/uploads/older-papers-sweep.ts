import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { MachineSweep, Transactions } from '@palisade/platform';
import { FileWords } from './file-words';

const MINUTE_MS = 60_000;
/** A paper whose bytes cannot be had is left after so many. */
const MOST_TRIES = 5;

/** Counted before it is read: what ends its reading leaves the next to be tried. */
const NEXT = `
  update unread_document set tries = tries + 1 where document_id = (
    select document_id from unread_document where tries < $1
    order by tries, document_id for update skip locked limit 1)
  returning document_id as id`;

/** Reads the papers that were there before papers were found by what they say, one after another. */
@Injectable()
export class OlderPapersSweep extends MachineSweep {
  readonly everyMs = MINUTE_MS;
  readonly complaint = 'An older document could not be read for what it says';

  constructor(
    private readonly transactions: Transactions,
    private readonly words: FileWords,
  ) {
    super();
  }

  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    const id = await this.transactions.run(async ({ em }) => {
      const [rows]: [{ id: string }[]] = await em.query(NEXT, [MOST_TRIES]);
      return rows[0]?.id;
    });
    if (!id) return false;
    await this.transactions.run(async ({ em }) => {
      await this.words.keep(id, em);
      await em.query('delete from unread_document where document_id = $1', [id]);
    });
    return true;
  }
}
