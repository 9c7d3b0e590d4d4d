import type { FastifyRequest } from 'fastify';

/** More than any form with a file may weigh; the gateway passes no such body either. */
const PART_BYTES_MAX = 26 * 1_048_576;

/** The one file of a form. */
export interface SentPart {
  name: string;
  /** Cut off where it is larger than any call takes. */
  content: Buffer;
}

const FORM = /^multipart\/form-data\b/i;

/** Whether a request sends a form with a file. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  FORM.test(headers['content-type'] ?? '');

const read = new WeakMap<FastifyRequest, Promise<SentPart | undefined>>();

/**
 * The file of a form; undefined where the form has none. It is read once, whoever asks first and with
 * which limit: only that much of it is kept. Throws what the form's reader throws.
 */
export function sentPartOf(
  request: FastifyRequest,
  bytesMax = PART_BYTES_MAX,
): Promise<SentPart | undefined> {
  const part = read.get(request) ?? readPart(request, bytesMax);
  read.set(request, part);
  return part;
}

async function readPart(request: FastifyRequest, bytesMax: number): Promise<SentPart | undefined> {
  // A byte more is read than is taken, so that what was cut off is known by its length too.
  const part = await request.file({ limits: { fileSize: bytesMax + 1 } });
  // A part may be a file by its type alone.
  const { filename: name = '' }: { filename?: string } = part ?? {};
  return part && { name, content: await part.toBuffer() };
}
