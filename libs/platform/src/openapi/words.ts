import type { OpenAPIObject } from '@nestjs/swagger';
import { COMPUTES } from './writes';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  'x-permissions'?: string[];
  'x-open-to-links'?: boolean;
  'x-people-only'?: boolean;
  [COMPUTES]?: boolean;
}

/**
 * Makes the words of every call whole: lines of a comment become one text, and what the code alone
 * knows (who may, whether anything is saved) is said after what its author wrote.
 */
export function describeWords(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      operation.summary = inOneLine(operation.summary ?? '');
      const words = [operation.description ?? '', whoMay(operation), whatStays(operation)];
      operation.description = words.map(inOneLine).filter(Boolean).join(' ');
    }
  }
  return document;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function whoMay(operation: Operation): string {
  const needed = operation['x-permissions'];
  if (!needed) return 'Open to everybody: no token is needed.';
  const links = operation['x-open-to-links'] ? ', also by the code of a mailed link' : '';
  if (needed.includes('any')) return `For everybody who is signed in${links}.`;
  const names = needed.map((name) => `\`${name}\``).join(' and ');
  return `For who holds ${names}${operation['x-people-only'] ? ', never by a key' : ''}.`;
}

const whatStays = (operation: Operation): string =>
  operation[COMPUTES] ? 'Computes only: nothing is saved.' : '';
