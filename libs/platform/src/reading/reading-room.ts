import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { RetryLater } from '@palisade/kernel';
import { currentContext } from '../context/context';
import { READING_MS } from './reader-messages';
import { ReaderProcess } from './reader-process';
import type { Reader } from './reader';
import type { Readers } from './readers';

/** The lane of files whose senders wait for an answer. */
const FILES = 'files';
/** Processes that read at once for one lane: whoever sends what takes long holds up nobody else. */
const PROCESSES = 3;
/** A sender's files are read one at a time; so many more of them wait. */
const WAITING_MAX = 10;
/** So long a file waits for its turn; whoever sent it hears in time, and sends it again. */
const TURN_MS = READING_MS;
const IDLE_MS = 30_000;
const RETRY_SECONDS = 5;

type AskOf<Name extends keyof Readers> =
  Readers[Name] extends Reader<infer Ask, infer _, infer __> ? Ask : never;
type AnswerOf<Name extends keyof Readers> =
  Readers[Name] extends Reader<infer _, infer Answer, infer __> ? Answer : never;
type PieceOf<Name extends keyof Readers> =
  Readers[Name] extends Reader<infer _, infer __, infer Piece> ? Piece : never;

/** How a file is read. */
export interface ReadingOptions<Piece> {
  /** How long it may take; 5 seconds where nobody says otherwise. */
  ms?: number;
  /** Those of a lane wait for each other alone. */
  lane?: string;
  /** Whose file it is: one at a time is read of each; the organisation of the caller by itself. */
  sender?: string;
  /** Ends the reading: whoever asked for it is gone. */
  signal?: AbortSignal;
  /** Takes what the reader tells before its answer; the reader waits meanwhile. */
  onPiece?: (piece: Piece) => Promise<void> | void;
}

/**
 * Where everything is read that comes from outside: workbooks, archives, PDFs, pictures, mails. Each file
 * is read in a process of its own that is ended when it passes a limit of time or memory, so that a file
 * costs whoever sent it and nobody else. How much a reader may tell is a rule of its own.
 */
@Injectable()
export class ReadingRoom implements OnApplicationShutdown {
  private readonly lanes = new Map<string, Lane>();

  /**
   * What a reader makes of a file. Throws `FileRefused` (400) for one that it refuses or that passes a
   * limit, and `RetryLater` (429) for a sender who has too many files waiting.
   */
  async read<Name extends keyof Readers>(
    name: Name,
    file: Buffer,
    ask: AskOf<Name>,
    options: ReadingOptions<PieceOf<Name>> = {},
  ): Promise<AnswerOf<Name>> {
    const { ms = READING_MS, lane = FILES, signal, onPiece } = options;
    const sender = options.sender ?? currentContext()?.actor?.organizationId ?? '';
    const work = (reader: ReaderProcess): Promise<unknown> =>
      reader.read({ name, file, ask, ms, onPiece }, signal);
    const answer = await this.laneOf(lane).run(sender, work, signal);
    return answer as AnswerOf<Name>;
  }

  onApplicationShutdown(): void {
    for (const lane of this.lanes.values()) lane.close();
  }

  private laneOf(name: string): Lane {
    const known = this.lanes.get(name);
    if (known) return known;
    const lane = new Lane(name === FILES ? TURN_MS : undefined);
    this.lanes.set(name, lane);
    return lane;
  }
}

type Work<T> = (reader: ReaderProcess) => Promise<T>;

/** The processes of one lane, and who waits for them: the senders in turn. */
class Lane {
  private readonly idle = new Map<ReaderProcess, NodeJS.Timeout>();
  private readonly busy = new Set<ReaderProcess>();
  private readonly reading = new Set<string>();
  private readonly waiting = new Map<string, (() => void)[]>();

  /** @param turnMs how long a file waits for its turn; for ever where nobody waits for its answer */
  constructor(private readonly turnMs?: number) {}

  async run<T>(sender: string, work: Work<T>, signal?: AbortSignal): Promise<T> {
    await this.turn(sender, signal);
    let reader: ReaderProcess | undefined;
    try {
      reader = this.takeReader();
      return await work(reader);
    } finally {
      if (reader) this.release(reader);
      this.reading.delete(sender);
      this.next();
    }
  }

  close(): void {
    for (const reader of [...this.busy, ...this.idle.keys()]) reader.end();
    for (const timer of this.idle.values()) clearTimeout(timer);
    this.idle.clear();
  }

  private turn(sender: string, signal?: AbortSignal): Promise<void> {
    const mine = this.waiting.get(sender) ?? [];
    if (mine.length >= WAITING_MAX) throw tooMany();
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(late);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const others = (this.waiting.get(sender) ?? []).filter((one) => one !== begin);
        if (others.length) this.waiting.set(sender, others);
        else this.waiting.delete(sender);
        clearTimeout(late);
        reject(tooMany());
      };
      const late = this.turnMs === undefined ? undefined : setTimeout(leave, this.turnMs);
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.set(sender, [...mine, begin]);
      this.next();
    });
  }

  /** Begins what may begin: the sender who has waited longest and of whom nothing is read. */
  private next(): void {
    for (const [sender, [first, ...others]] of this.waiting) {
      if (this.reading.size >= PROCESSES) return;
      if (this.reading.has(sender)) continue;
      this.waiting.delete(sender);
      if (others.length) this.waiting.set(sender, others);
      this.reading.add(sender);
      first();
    }
  }

  private takeReader(): ReaderProcess {
    const known = [...this.idle.keys()].find(({ isUsable }) => isUsable);
    const reader = known ?? new ReaderProcess();
    clearTimeout(this.idle.get(reader));
    this.idle.delete(reader);
    this.busy.add(reader);
    return reader;
  }

  private release(reader: ReaderProcess): void {
    this.busy.delete(reader);
    if (!reader.isUsable) return reader.end();
    const leave = (): void => {
      this.idle.delete(reader);
      reader.end();
    };
    this.idle.set(reader, setTimeout(leave, IDLE_MS).unref());
  }
}

const tooMany = (): RetryLater =>
  new RetryLater(
    'FILES_WAIT',
    'Too many files wait to be read. Send this one again in a moment.',
    429,
    RETRY_SECONDS,
  );
