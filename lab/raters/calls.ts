import { createHash } from 'node:crypto';

const PATH = '/api/rater/v1';

/** Each rating has an id of its own; all else is the same for the same risk. */
export const withoutId = (text) => text.replaceAll(/"ratingId":"[^"]+"/g, '');

/** Status and text of a price, whatever they are. */
export async function calculate(url, token, risk, query = '?trace=none') {
  const answer = await fetch(`${url}${PATH}/calculator${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(risk),
  });
  return { status: answer.status, text: await answer.text() };
}

/** The catalogue of coverages: a read, which may be made again where another process broke off. */
export async function readCoverages(url, token) {
  const answer = await fetch(`${url}${PATH}/coverages?product=P250&state=OH`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Sends a portfolio; `onText` sees each piece of the answer. Answers a digest of it without the ids,
 * its last line, and why it broke off, if it did.
 */
export async function sendPortfolio(url, token, body, onText = () => {}) {
  const answer = await fetch(`${url}${PATH}/portfolio`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body,
  });
  let text = '';
  let broken;
  try {
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      onText(text);
    }
  } catch (error) {
    broken = error;
  }
  const last = text.trimEnd().split('\n').at(-1);
  return { digest: createHash('sha256').update(withoutId(text)).digest('hex'), last, text, broken };
}
