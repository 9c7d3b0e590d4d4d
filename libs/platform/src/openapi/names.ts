import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  operationId?: string;
}

/** Of a handler with several addresses, Nest counts the names: `bindQuote[1]`. */
const COUNTED = /^(\w+)\[(\d+)\]$/;

/**
 * Gives every call a plain name. The first address of a handler has the handler's own; another one
 * adds the words of its address that the first does not have: `bindQuoteAtP250`.
 */
export function plainNames(document: OpenAPIObject): OpenAPIObject {
  const first = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      const [, name, place] = COUNTED.exec(operation.operationId ?? '') ?? [];
      if (name && place === '0') first.set(name, path);
    }
  }
  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      const [, name] = COUNTED.exec(operation.operationId ?? '') ?? [];
      if (name) operation.operationId = name + difference(path, first.get(name) ?? '');
    }
  }
  return document;
}

function difference(path: string, first: string): string {
  const known = first.split('/');
  const words = path.split('/').filter((part) => !part.startsWith('{') && !known.includes(part));
  return words.length
    ? `At${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}`
    : '';
}
