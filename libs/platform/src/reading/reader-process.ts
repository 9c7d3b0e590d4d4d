import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RetryLater } from '@palisade/kernel';
import { FileRefused } from './file-refused';
import { useOf } from './process-use';
import type { FromReader, ToReader } from './reader-messages';
import { HEAP_MIB, MEMORY_MAX } from './reader-messages';

const LOOK_MS = 10;
/** Loading what a reader is made of takes no longer, on the busiest machine. */
const START_MS = 60_000;
const LATER = 10;
/** Of a busy machine a reader gets a part: its time is what processors spend on it. */
const PATIENCE = 4;
const MIB = 1024 * 1024;
/** What has grown by so much is not kept for the next file. */
const LARGE = 50 * MIB;

/** What is read, and how long it may take from the moment when the process is ready. */
export interface Reading {
  name: string;
  file: Buffer;
  ask: unknown;
  ms: number;
  onPiece?: (piece: never) => Promise<void> | void;
}

/** What a reader tells of a file. */
type Told = Exclude<FromReader, 'ready' | 'begun'>;

/** Who waits for what is read. */
interface Waiting extends Pick<Reading, 'onPiece'> {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** One process that reads files, one at a time; it ends for good with the first that takes too much. */
export class ReaderProcess {
  private readonly child: ChildProcess;
  private readonly isReady: Promise<void>;
  private hasBegun = false;
  private ended?: Error;
  private atFirst?: number;
  private grown = 0;
  private onMessage: (message: Told) => void = () => undefined;
  private onEnd: (reason: Error) => void = () => undefined;
  private onBegun: () => void = () => undefined;
  /** Since when the reader waits for whoever takes its pieces; and how long it has waited for this file. */
  private waitsSince?: number;
  private waitedMs = 0;

  constructor() {
    this.child = fork(programOf(__dirname), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      // What it reads is hostile: it knows nothing of the service.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.isReady = new Promise((resolve) => {
      this.child.on('message', (message: FromReader) => {
        if (message === 'begun') return this.onBegun();
        if (message !== 'ready') return this.onMessage(message);
        this.hasBegun = true;
        resolve();
      });
    });
    this.child.once('error', () => this.end());
    this.child.once('exit', () => this.end(this.hasBegun ? tooMuchMemory() : notNow()));
    this.yieldToOthers();
    this.unref();
  }

  /** False once it has ended, or has grown so large that it should. */
  get isUsable(): boolean {
    return !this.ended && this.grown < LARGE;
  }

  /** What a reader answers; throws `FileRefused` with the limit that it passed. */
  async read(reading: Reading, signal?: AbortSignal): Promise<unknown> {
    const onAbort = (): void => this.end(senderGone());
    let stopWatching: (() => void) | undefined;
    this.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.onEnd = reject;
        this.onMessage = (message) => void this.take(message, { ...reading, resolve, reject });
        signal?.addEventListener('abort', onAbort);
        if (this.ended) reject(this.ended);
        if (signal?.aborted) return reject(senderGone());
        // One that is never ready, or never begins, holds nobody for good.
        const late = setTimeout(() => this.end(notNow()), START_MS);
        stopWatching = () => clearTimeout(late);
        void this.isReady.then(() => {
          if (this.ended) return;
          const { name, file, ask, ms } = reading;
          this.onBegun = () => {
            clearTimeout(late);
            stopWatching = this.watch(ms);
          };
          this.tell({ name, file, ask });
        });
      });
    } finally {
      signal?.removeEventListener('abort', onAbort);
      stopWatching?.();
      this.onMessage = () => undefined;
      this.onEnd = () => undefined;
      this.onBegun = () => undefined;
      this.unref();
    }
  }

  /** Ends it at once, whatever it is doing. */
  end(reason: Error = notNow()): void {
    if (this.ended) return;
    this.ended = reason;
    this.child.kill('SIGKILL');
    this.onEnd(reason);
  }

  private async take(message: Told, waiting: Waiting): Promise<void> {
    if ('answer' in message) return waiting.resolve(message.answer);
    if ('refused' in message) {
      const { reason, detail, code } = message.refused;
      return waiting.reject(new FileRefused(reason, detail, code));
    }
    if ('failed' in message) {
      return waiting.reject(new FileRefused('broken', 'The file can not be read.'));
    }
    try {
      this.waitsSince = performance.now();
      await waiting.onPiece?.(message.piece as never);
      this.waitedMs += performance.now() - this.waitsSince;
      this.waitsSince = undefined;
      this.tell('next');
    } catch (error) {
      // Whoever takes the pieces wants no more of them.
      this.end(error as Error);
    }
  }

  private tell(message: ToReader): void {
    if (!this.ended) this.child.send(message, () => undefined);
  }

  /** Ends it when it takes too much; of memory, its heap is bound everywhere, the rest on Linux. */
  private watch(ms: number): () => void {
    let cpuBefore: number | undefined;
    const begun = performance.now();
    this.waitedMs = 0;
    this.waitsSince = undefined;
    const look = async (): Promise<void> => {
      const now = performance.now();
      const waits = this.waitsSince === undefined ? 0 : now - this.waitsSince;
      if (now - begun - this.waitedMs - waits > ms * PATIENCE) this.end(tooSlow(ms));
      const use = await useOf(this.child.pid);
      if (!use) return;
      cpuBefore ??= use.cpuMs;
      this.atFirst ??= use.bytes;
      this.grown = Math.max(this.grown, use.bytes - this.atFirst);
      if (use.bytes - this.atFirst > MEMORY_MAX) this.end(tooMuchMemory());
      if (use.cpuMs - cpuBefore > ms) this.end(tooSlow(ms));
    };
    void look();
    const looking = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(looking);
  }

  /** Whoever waits for an answer of the service comes before its readers. */
  private yieldToOthers(): void {
    try {
      if (this.child.pid) os.setPriority(this.child.pid, LATER);
    } catch {
      // Not every system lets us.
    }
  }

  private ref(): void {
    this.child.ref();
    this.child.channel?.ref();
  }

  /** A reader that waits keeps no process alive. */
  private unref(): void {
    this.child.unref();
    this.child.channel?.unref();
  }
}

/** No file is to blame: the machine begins no process, or the service ends. */
const notNow = (): RetryLater =>
  new RetryLater('READER_AWAY', 'Files can not be read right now. Please try again.', 503, 5);

const senderGone = (): FileRefused => new FileRefused('time', 'Whoever sent the file is gone.');

const tooSlow = (ms: number): FileRefused =>
  new FileRefused('time', `The file takes longer to read than a file may: ${ms / 1000} seconds.`);

const tooMuchMemory = (): FileRefused =>
  new FileRefused(
    'memory',
    `The file takes more memory to read than a file may: ${MEMORY_MAX / MIB} MB.`,
  );

/** Beside a bundled service, or among what was compiled; the tests of the source bring their own. */
function programOf(folder: string): string {
  const { READER_PROGRAM = path.join(folder, 'reader.cjs') } = process.env;
  const places = [READER_PROGRAM, path.join(folder, 'reader-main.js')];
  const found = places.find((file) => fs.existsSync(file));
  if (!found) throw new Error(`There is no program of a reader in ${folder}.`);
  return found;
}
