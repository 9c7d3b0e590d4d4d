import type { EntityManager } from 'typeorm';

/** Keeps what a document says, once: its bytes never change. */
export async function keepWords(
  documentId: string,
  text: string,
  em: EntityManager,
): Promise<void> {
  await em.query(
    `insert into document_words (document_id, words)
     values ($1, to_tsvector('simple', fold_text($2))) on conflict do nothing`,
    [documentId, text],
  );
}

/** Whether the words of a document are kept. */
export async function hasWords(documentId: string, em: EntityManager): Promise<boolean> {
  const rows: unknown[] = await em.query('select 1 from document_words where document_id = $1', [
    documentId,
  ]);
  return rows.length > 0;
}

/** The documents that say all words of a text; the alias of theirs is `document`. */
export const SAYS_IT = `document.id in (select document_id from document_words
  where words @@ websearch_to_tsquery('simple', fold_text(:said)))`;
