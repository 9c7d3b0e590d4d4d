import { isRefusal } from './problem';
import { randomId } from './random-id';

declare const ofSubmission: unique symbol;

/** Names one thing that a person wants done, however often it is sent; only a submission has one. */
export type SubmitKey = string & { readonly [ofSubmission]: true };

const newKey = () => randomId() as SubmitKey;

/** The key of one of several acts that one press begins. */
export const partOf = (key: SubmitKey, part: string): SubmitKey => `${key} ${part}` as SubmitKey;

/** The key of something that is asked for by being looked at: the same words ask the same thing. */
export const keyOfWords = (words: string): SubmitKey => words as SubmitKey;

/** The keys of an opened form: one for each content, until it is known what became of it. */
export class SubmitKeys {
  private readonly keys = new Map<string, SubmitKey>();

  /** The key under which this content goes out, the same for each attempt. */
  keyFor(content: unknown): SubmitKey {
    const text = JSON.stringify(content, withFiles);
    const key = this.keys.get(text) ?? newKey();
    this.keys.set(text, key);
    return key;
  }

  /** An answer ends an attempt; where none came, the next one must not act a second time. */
  settle(error?: unknown): void {
    if (error !== undefined && !isAnswer(error)) return;
    this.keys.clear();
  }
}

/** A file counts by what the person sees of it. */
const withFiles = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const isAnswer = (error: unknown): boolean =>
  isRefusal(error) && error.problem.code !== 'REQUEST_UNDER_WAY';
