import { invalidField } from '@palisade/kernel';

/** The place behind a row of a list that is ordered by time. */
export interface Cursor {
  created: Date;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor as callers hold it. */
export const writeCursor = ({ created, id }: Cursor): string =>
  Buffer.from(`${created.toISOString()} ${id}`).toString('base64url');

/** Reads a cursor; 400 for a text that is none. */
export function readCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const created = new Date(time);
  if (Number.isNaN(created.getTime()) || !UUID.test(id)) {
    const detail = 'searchAfter must be the one of the answer before.';
    throw invalidField('INVALID_CURSOR', detail, '/searchAfter');
  }
  return { created, id };
}
