/** An object of JSON whose fields are not known. */
export type Row = Record<string, unknown>;

/** Whether a value has fields. */
export const isRow = (value: unknown): value is Row => value !== null && typeof value === 'object';

/** The rows of a list, however it answers; of anything else the one that it is. */
export function rowsOf(body: unknown): Row[] {
  const content = isRow(body) && !Array.isArray(body) ? (body.content ?? body) : body;
  return (Array.isArray(content) ? content : [content]).filter(isRow);
}
