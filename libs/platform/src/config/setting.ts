import type { Parse } from './parsers';

/** One environment variable: how its text is read, and what it is when it is not set. */
export interface Setting<T> {
  default: string;
  description: string;
  parse: Parse<T>;
}

/** A setting as the table of all of them names it. */
export const setting = <T>(parse: Parse<T>, fallback: string, description: string): Setting<T> => ({
  parse,
  default: fallback,
  description,
});
