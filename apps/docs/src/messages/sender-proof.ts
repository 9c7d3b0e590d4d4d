import { getDomain } from 'tldts';
import type { HeaderField } from '../domain/intake';

/** What a receiving host found by one method: `dkim=pass header.d=harborline.example`. */
export interface MethodResult {
  method: string;
  result: string;
  /** By their names in lower case: `header.d`, `smtp.mailfrom`. */
  properties: Readonly<Record<string, string>>;
}

/** What a host found of a mail: its name, then the results (RFC 8601). */
interface HostResults {
  host: string;
  results: MethodResult[];
}

const RESULTS = 'authentication-results';
const RECEIVED = 'received';

/**
 * What the receiving host of this name found of a mail. Only fields above the host's own `Received` are
 * its words: those below came with the mail, and anybody may have written them.
 */
export function resultsOf(fields: readonly HeaderField[], host: string): MethodResult[] {
  const own = host.toLowerCase();
  const end = fields.findIndex(({ name, value }) => name === RECEIVED && isWrittenBy(own, value));
  if (!own || end < 0) return [];
  return fields
    .slice(0, end)
    .filter(({ name }) => name === RESULTS)
    .map(({ value }) => readResults(value))
    .filter((found) => found.host === own)
    .flatMap(({ results }) => results);
}

/** Whether a mail is of the domain of its sender, by DMARC or else by SPF or DKIM of an aligned domain. */
export function isProved(sender: string, results: readonly MethodResult[]): boolean {
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  const dmarc = results.filter(({ method }) => method === 'dmarc');
  const verdicts = dmarc.filter(({ result }) => result !== 'none');
  if (verdicts.length) {
    return verdicts.every(
      ({ result, properties }) =>
        result === 'pass' && domainIn(properties['header.from']) === domain,
    );
  }
  return results.some(
    ({ method, result, properties }) =>
      result === 'pass' && isAligned(provedBy(method, properties), domain),
  );
}

/** The domain that a method speaks of. */
function provedBy(method: string, properties: MethodResult['properties']): string {
  if (method === 'spf') return domainIn(properties['smtp.mailfrom']);
  if (method === 'dkim') return domainIn(properties['header.d'] ?? properties['header.i']);
  return '';
}

/** Relaxed alignment (RFC 7489 §3.1): the same, or of the same organisation by the public suffix list. */
function isAligned(one: string, other: string): boolean {
  if (!one || !other) return false;
  if (one === other) return true;
  const organization = getDomain(one, { allowPrivateDomains: true });
  return organization !== null && organization === getDomain(other, { allowPrivateDomains: true });
}

/** The domain of an address, or of what is one already. */
const domainIn = (text = ''): string =>
  text
    .slice(text.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/\.$/, '');

/**
 * Whether a host may have written a `Received` field: `by` and its name stand somewhere in it. What else
 * stands there is of the sender, who must not be able to hide the host's own line.
 */
function isWrittenBy(host: string, value: string): boolean {
  const words = value.toLowerCase().split(/[\s;()"]+/);
  return words.some((word, at) => word === 'by' && words[at + 1] === host);
}

function readResults(value: string): HostResults {
  const [head = [], ...statements] = split(wordsOf(value), ';');
  // A version may follow the name of the host.
  return { host: (head[0] ?? '').toLowerCase(), results: statements.flatMap(readStatement) };
}

/** `method [/ version] = result`, then `property = value`; nothing of `none` or of what is no statement. */
function readStatement(words: string[]): MethodResult[] {
  const pairs: [name: string, value: string][] = [];
  for (let at = 1; at + 1 < words.length; at++) {
    if (words[at] !== '=') continue;
    const name = words[at - 1].toLowerCase();
    // The name of an address may hold the sign: `smtp.mailfrom=harborline.example=z@evil.example`.
    let value = words[++at];
    for (; words[at + 1] === '='; at += 2) value += `=${words[at + 2] ?? ''}`;
    pairs.push([name, value]);
  }
  const [first, ...properties] = pairs;
  if (!first) return [];
  const method = first[0].replace(/\/.*$/, '');
  return [{ method, result: first[1].toLowerCase(), properties: Object.fromEntries(properties) }];
}

/** The words and separators of a structured field (RFC 5322 §3.2), without its comments. */
function wordsOf(value: string): string[] {
  const words: string[] = [];
  let word = '';
  let depth = 0;
  let isQuoted = false;
  const end = (): void => {
    if (word) words.push(word);
    word = '';
  };
  for (let at = 0; at < value.length; at++) {
    const sign = value[at];
    if (sign === '\\' && (isQuoted || depth > 0)) {
      at += 1;
      if (isQuoted) word += value[at] ?? '';
    } else if (isQuoted || (sign === '"' && depth === 0)) {
      if (sign === '"') isQuoted = !isQuoted;
      else word += sign;
    } else if (sign === '(') {
      if (depth === 0) end();
      depth += 1;
    } else if (sign === ')') {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) {
      if (!/[\s;=]/.test(sign)) word += sign;
      else end();
      if (sign === ';' || sign === '=') words.push(sign);
    }
  }
  end();
  return words;
}

function split(words: readonly string[], separator: string): string[][] {
  const groups: string[][] = [[]];
  for (const word of words) {
    if (word === separator) groups.push([]);
    else groups[groups.length - 1].push(word);
  }
  return groups;
}
