import type { Readable } from 'node:stream';
import { RetryLater } from '@palisade/kernel';
import { HealthPart } from '@palisade/platform';

/** What keeps a store from being used: no room, no leave to write, or no answer. */
export type StoreTrouble = 'full' | 'read-only' | 'away';

const SENTENCES: Readonly<Record<StoreTrouble, string>> = {
  full: 'The document store is full. Nothing was kept. Please try again once there is room.',
  'read-only': 'The document store cannot be written. Nothing was kept. Please try again later.',
  away: 'The document store does not answer right now. Please try again.',
};
const RETRY_SECONDS: Readonly<Record<StoreTrouble, number>> = {
  full: 60,
  'read-only': 60,
  away: 5,
};
/** What went wrong so long ago says nothing of now. */
const REMEMBERED_MS = 60_000;

/** Keeps the bytes of documents; which adapter runs is chosen from the configuration. */
export abstract class DocumentStore extends HealthPart {
  override readonly part = 'documents';
  private last?: { trouble: StoreTrouble; atMs: number };

  /** Resolves when all of it is kept. While there is no room it is refused (503) and keeps nothing. */
  async put(key: string, content: Buffer): Promise<void> {
    try {
      await this.write(key, content);
      this.last = undefined;
    } catch (error) {
      throw this.refusal(this.troubleOf(error) ?? 'away', error);
    }
  }

  /** Whether all of it is kept; 503 while nobody can say. */
  async has(key: string): Promise<boolean> {
    try {
      return await this.find(key);
    } catch (error) {
      const trouble = this.troubleOf(error);
      throw trouble ? this.refusal(trouble, error) : error;
    }
  }

  /** Throws when there is no such document, 503 while nobody can say. */
  async open(key: string): Promise<Readable> {
    try {
      return await this.read(key);
    } catch (error) {
      const trouble = this.troubleOf(error);
      throw trouble ? this.refusal(trouble, error) : error;
    }
  }

  /** How the store stands, by the last that was put and by the room that is left. */
  override async state(): Promise<string> {
    const { last } = this;
    if (last && performance.now() - last.atMs < REMEMBERED_MS) return last.trouble;
    return this.look().then(
      (trouble) => trouble ?? 'up',
      (error: unknown) => this.troubleOf(error) ?? 'away',
    );
  }

  /** Forgets the bytes of a document; nothing where there are none. */
  abstract remove(key: string): Promise<void>;

  /** Forgets what processes that died before a moment had not finished to put. */
  abstract sweepDrafts(before: Date): Promise<void>;

  protected abstract write(key: string, content: Buffer): Promise<void>;
  protected abstract find(key: string): Promise<boolean>;
  protected abstract read(key: string): Promise<Readable>;
  /** What is wrong with the store at this moment, without putting anything. */
  protected abstract look(): Promise<StoreTrouble | undefined>;
  /** What an error says of the store; undefined when it is about the document alone. */
  protected abstract troubleOf(error: unknown): StoreTrouble | undefined;

  private refusal(trouble: StoreTrouble, cause: unknown): RetryLater {
    this.last = { trouble, atMs: performance.now() };
    const code = trouble === 'full' ? 'STORE_FULL' : 'STORE_UNAVAILABLE';
    const error = new RetryLater(code, SENTENCES[trouble], 503, RETRY_SECONDS[trouble]);
    return Object.assign(error, { cause });
  }
}
