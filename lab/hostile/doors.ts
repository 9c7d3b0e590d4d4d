import { randomUUID } from 'node:crypto';
import type { Stack } from '../../tools/start/own-stack.mjs';
import { Caller } from '../../tools/demo/caller.mjs';
import { ARCHIVES } from './archives';
import { FORMS } from './forms';
import type { HostileFile } from './hostile-file';
import { PICTURES } from './pictures';
import { SHEETS } from './sheets';

/** A call that takes a file, and what is read of it. */
export interface Door {
  name: string;
  address: string;
  /** Readers of the room that stand behind it. */
  readers: string[];
  files: HostileFile[];
  /** The name of the files of another kind that are sent as well. */
  takes: string;
}

/** Readers of what we made ourselves, which nobody can send. */
export const OF_OURS = ['pictureSize', 'picturePart'];

/** Readers that mails go through; what they do to the intake is asked in its own suite. */
export const OF_MAILS = ['mail', 'application'];

/** A table of every rate book. */
const TABLE = 'rateChangeFactor';
/** Who sends the files. */
export const AGENCY = 'agent@bluecoast.example';
const OTHERS: HostileFile[] = [SHEETS[0], ARCHIVES[0], PICTURES[0]];
/** Text of a table of the rater; it comes as text in JSON, within the limits of a body. */
const TABLES: HostileFile[] = [
  { name: 'two million cells', fileName: 'csv', content: () => Buffer.from(','.repeat(900_000)) },
  {
    name: 'half a million lines',
    fileName: 'csv',
    content: () => Buffer.from('a\n'.repeat(400_000)),
  },
  {
    name: 'a quote that does not end',
    fileName: 'csv',
    content: () => Buffer.from(`"${'a,'.repeat(400_000)}`),
  },
];

/** Every door that takes a file, with what is sent through it. */
export const DOORS: Door[] = [
  {
    name: 'check of a bulk upload',
    address: '/api/bus/v1/bulkUpload/check',
    readers: ['sheet'],
    files: SHEETS,
    takes: 'a.csv',
  },
  {
    name: 'bulk upload',
    address: '/api/bus/v1/bulkUpload',
    readers: ['sheet'],
    files: SHEETS.filter(isNoUpload),
    takes: 'a.csv',
  },
  {
    name: 'batch of indications',
    address: '/api/quote/v1/indications/batch',
    readers: ['sheet'],
    files: SHEETS,
    takes: 'a.csv',
  },
  {
    name: 'document',
    address: '/api/docs/v1/upload/doc?docName=a&docType=OTHER',
    readers: ['harm', 'pdfText'],
    files: [...ARCHIVES, ...SHEETS.slice(0, 30)],
    takes: 'a.pdf',
  },
  {
    name: 'picture of a person',
    address: '/api/user/v1/pic/initial',
    readers: ['picture'],
    files: PICTURES,
    takes: 'a.png',
  },
  {
    name: 'logo of an agency',
    address: '/api/agency/v1/logo/initial/{agencyId}?isSmall=false',
    readers: ['picture'],
    files: PICTURES,
    takes: 'a.png',
  },
  {
    name: 'table of a rate book',
    address: '/api/rater/v1/books/{bookId}/tables/{table}',
    readers: ['table'],
    files: TABLES,
    takes: 'csv',
  },
];

/** Files that would make accounts are left to the check. */
function isNoUpload({ name }: HostileFile): boolean {
  return !name.includes('honest rows');
}

/** What went through a door: the form, or the text, that was sent. */
export interface Sending {
  door: Door;
  what: string;
  /** Makes what is sent, which may take seconds, and answers how to send it. */
  prepare: () => (origin: string) => Promise<Response>;
}

/** Everything that is sent to a stack, as people who may send it. */
export async function sendingsTo({ url }: Pick<Stack, 'url'>): Promise<Sending[]> {
  const agent = await Caller.signIn(url, AGENCY, () => {});
  const admin = await Caller.signIn(url, 'admin@palisade.example', () => {});
  const places = await placesOf(agent, admin);
  return DOORS.flatMap((door) => {
    const isTable = door.readers.includes('table');
    const token = (isTable ? admin : agent).token ?? '';
    const address = door.address.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name]);
    const sent = [...door.files, ...OTHERS.map((file) => ({ ...file, fileName: door.takes }))];
    const files = sent.map((file) => ({
      door,
      what: file.name,
      prepare: () => {
        const content = file.content();
        return (origin: string) =>
          isTable
            ? sendTable(origin + address, token, content)
            : sendFile(origin + address, token, { ...file, content });
      },
    }));
    const forms = Object.entries(isTable ? {} : FORMS).map(([what, body]) => ({
      door,
      what: `a form with ${what}`,
      prepare: () => (origin: string) => sendForm(origin + address, token, body),
    }));
    return [...files, ...forms];
  });
}

async function placesOf(agent: Caller, admin: Caller): Promise<Record<string, string>> {
  const { organizationId } = await agent.get<{ organizationId: string }>('/api/auth/v1/users/me');
  const { content } = await admin.get<{ content: { id: string }[] }>('/api/rater/v1/books?size=1');
  // Only a draft takes a table.
  const draft = { basedOnId: content[0].id, version: 'us-2099-01', effectiveFrom: '2099-01-01' };
  const { id: bookId } = await admin.post<{ id: string }>('/api/rater/v1/books', draft);
  return { agencyId: organizationId, bookId, table: TABLE };
}

const headersOf = (token: string, type?: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  // As the console sends it: a call under a key does more than one without.
  'idempotency-key': randomUUID(),
  ...(type && { 'content-type': type }),
});

/** Sends a file as a form of a browser does. */
export function sendFile(
  address: string,
  token: string,
  { fileName, content }: { fileName: string; content: Buffer },
): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), fileName);
  return fetch(address, { method: 'POST', headers: headersOf(token), body });
}

function sendForm(address: string, token: string, body: string): Promise<Response> {
  const headers = headersOf(token, 'multipart/form-data; boundary=x');
  return fetch(address, { method: 'POST', headers, body });
}

function sendTable(address: string, token: string, content: Buffer): Promise<Response> {
  const body = JSON.stringify({ csv: content.toString() });
  return fetch(address, { method: 'PUT', headers: headersOf(token, 'application/json'), body });
}
