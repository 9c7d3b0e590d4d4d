import { replaceEqualDeep } from '@tanstack/react-query';

/** The state in which a row was answered, by its entity tag. */
export interface RowVersion {
  rowId: string;
  tag: string;
}

const versions = new WeakMap<object, RowVersion>();

/** The tags that open forms are based on, by the ids of their rows. */
const edited = new Map<string, string>();

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** The last id of a path is that of the row which is read or written there. */
const rowIdOf = (url: string): string | undefined => url.split('?', 1)[0].match(ID)?.at(-1);

/** The version of a row as it was answered; undefined for what is no single row. */
export const versionOf = (row: unknown): RowVersion | undefined =>
  isObject(row) ? versions.get(row) : undefined;

/** Keeps the version of an answered row. */
export function keepVersion(row: unknown, { url, headers }: Response): void {
  const [rowId, tag] = [rowIdOf(url), headers.get('etag')];
  if (isObject(row) && rowId && tag) versions.set(row, { rowId, tag });
}

/** Shares what two answers of a query have in common; the version is that of the newer one. */
export function shareAnswer(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after);
  if (!isObject(shared)) return shared;
  const version = versionOf(after);
  if (version) versions.set(shared, version);
  else versions.delete(shared);
  return shared;
}

/** A row with other values shown over it; it is still the version that was answered. */
export function overRow<Row extends object>(row: Row, shown: Partial<Row>): Row {
  const over = Object.assign({}, row, shown);
  const version = versions.get(row);
  if (version) versions.set(over, version);
  return over;
}

/** The condition of a write that starts from a row as it is shown, without a form. */
export function conditionOf(row: object): Record<string, string> {
  const version = versionOf(row);
  return version ? { 'If-Match': version.tag } : {};
}

/** Has writes to a row refused when it was changed since this version, until the form closes. */
export function guardRow({ rowId, tag }: RowVersion): () => void {
  edited.set(rowId, tag);
  return () => void edited.delete(rowId);
}

/** Moves an open form on to a version that its own page has made by another call. */
export function moveGuard({ rowId, tag }: RowVersion): void {
  if (edited.has(rowId)) edited.set(rowId, tag);
}

/** Names the version that a write is based on, when an open form edits its row; a preview is of what is now. */
export function addCondition({ method, url, headers }: Request): void {
  const isRead = method === 'GET' || headers.get('prefer') === 'dry-run';
  const tag = isRead ? undefined : edited.get(rowIdOf(url) ?? '');
  if (tag) headers.set('if-match', tag);
}

/** A write that went through leaves the form that sent it with the version that it made. */
export function followVersion({ url, headers }: Request, response: Response): void {
  const [rowId, tag] = [rowIdOf(url), response.headers.get('etag')];
  // A form that has closed meanwhile guards nothing any more.
  const isSender = rowId !== undefined && edited.get(rowId) === headers.get('if-match');
  if (isSender && tag && headers.has('if-match')) edited.set(rowId, tag);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
