import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Config, FileRefused, ReadingRoom, writesInnerAddress } from '@palisade/platform';
import type { Response as Answer } from 'undici';
import { Agent, fetch } from 'undici';
import type { Failure } from '../domain/connection';
import { UnreadableAnswer } from '../vendors/vendor';
import { publicOnly } from './public-lookup';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

const LANE = { lane: 'tools', sender: 'tools' };

/** A tool was not read, and why. */
export class ToolFailure extends Error {
  constructor(
    readonly failure: Failure,
    /** What the tool said. */
    readonly answer = '',
  ) {
    super(failure);
  }
}

/** What a tool is asked with. */
export interface ToolRequest {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/** An answer as it came. */
interface ToolAnswer {
  status: number;
  text: string;
}

/**
 * Asks the interfaces of tools: ten seconds and 5 MB at most, no redirect, and no address of the
 * inside but the simulator's.
 */
@Injectable()
export class ToolClient implements OnApplicationShutdown {
  private readonly outside = agent(publicOnly);
  private readonly inside = agent();
  /** Where the simulator answers; empty without one. */
  private simulator = '';

  constructor(
    private readonly config: Config,
    private readonly room: ReadingRoom,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.outside.destroy(), this.inside.destroy()]);
  }

  /** Lets requests go to the simulator of this process. */
  allow(simulator: string): void {
    if (this.config.values.NODE_ENV !== 'production') this.simulator = simulator;
  }

  /** Reads an address as text; throws `ToolFailure` for anything but a whole answer. */
  async read(url: string, request: ToolRequest): Promise<string> {
    const { status, text } = await this.ask(url, request);
    if (status === 401 || status === 403) throw new ToolFailure('REVOKED', text);
    if (status === 429) throw new ToolFailure('BUSY');
    if (status >= 500) throw new ToolFailure('AWAY');
    if (status >= 300) throw new ToolFailure('UNREADABLE');
    return text;
  }

  /** Reads an address as the rows of a report; likewise. */
  async readReport(url: string, authorization: string): Promise<string[][]> {
    const file = Buffer.from(await this.read(url, { headers: { authorization } }));
    const { rows } = await this.room.read('toolReport', file, undefined, LANE);
    return rows;
  }

  /** For the library that speaks OAuth. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, headers, body } = init ?? {};
    const { status, text } = await this.ask(String(input), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: body === undefined || body === null ? undefined : String(body as URLSearchParams),
    });
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };

  private async ask(url: string, options: ToolRequest): Promise<ToolAnswer> {
    const isSimulated = this.simulator !== '' && url.startsWith(`${this.simulator}/`);
    if (!isSimulated && !isPublic(new URL(url))) throw new ToolFailure('AWAY');
    try {
      const answer = await fetch(url, {
        ...options,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        dispatcher: isSimulated ? this.inside : this.outside,
      });
      return { status: answer.status, text: await boundedText(answer) };
    } catch {
      throw new ToolFailure('AWAY');
    }
  }
}

/** Names are looked up when they are connected to; an address that is written out is looked at here. */
const isPublic = (url: URL): boolean => url.protocol === 'https:' && !writesInnerAddress(url);

/** What an answer says once it is unpacked; throws beyond 5 MB, however small it was packed. */
async function boundedText({ body }: Answer): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ToolFailure('AWAY');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const agent = (lookup?: typeof publicOnly): Agent =>
  new Agent({
    connect: { timeout: TIMEOUT_MS, lookup },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
    keepAliveTimeout: 1_000,
  });

/** What failed, of an error of reading. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof ToolFailure) return error.failure;
  const isUnreadable = error instanceof UnreadableAnswer || error instanceof FileRefused;
  return isUnreadable ? 'UNREADABLE' : null;
}
