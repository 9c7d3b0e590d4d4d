import { createHash } from 'node:crypto';
import { required } from '../required';

const PATH = '/api/rater/v1';

/** Each rating has an id of its own; all else is the same for the same risk. */
export const withoutId = (text: string): string => text.replaceAll(/"ratingId":"[^"]+"/g, '');

/** Status and text of a price, whatever they are. */
export async function calculate(
  url: string,
  token: string,
  risk: object,
  query = '?trace=none',
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${url}${PATH}/calculator${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(risk),
  });
  return { status: answer.status, text: await answer.text() };
}

/** The catalogue of coverages: a read, which may be made again where another process broke off. */
export async function readCoverages(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}${PATH}/coverages?product=P250&state=OH`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The answer to a portfolio. */
export interface Answered {
  text: string;
  /** Of the text without the ids. */
  digest: string;
  /** The last line. */
  last: string | undefined;
  /** Why it broke off, if it did. */
  broken: unknown;
}

/** Sends a portfolio; `onText` sees what of the answer is there after each piece. */
export async function sendPortfolio(
  url: string,
  token: string,
  body: string,
  onText: (text: string) => void = () => {},
): Promise<Answered> {
  const answer = await fetch(`${url}${PATH}/portfolio`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body,
  });
  let text = '';
  let broken: unknown;
  try {
    for await (const piece of required(answer.body, 'body').pipeThrough(new TextDecoderStream())) {
      text += piece;
      onText(text);
    }
  } catch (error) {
    broken = error;
  }
  const last = text.trimEnd().split('\n').at(-1);
  return { digest: createHash('sha256').update(withoutId(text)).digest('hex'), last, text, broken };
}
