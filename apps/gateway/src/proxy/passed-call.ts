import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { isPacked, packedHeaders } from './packing';
import { withoutConnection } from './passed-headers';
import { restOf } from './rest-of-body';
import type { WatchedCall } from './service-watch';

const FINAL = 200;

/** One call to one process of a service: its answer goes to the caller as it comes, at his pace. */
export class PassedCall extends AsyncResource implements Dispatcher.DispatchHandler, WatchedCall {
  private controller?: Dispatcher.DispatchController;
  private endedBy?: Error;
  private hasBegun = false;
  /** Where the bytes of the answer go. */
  private body?: Writable;
  private succeed: () => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly options: Dispatcher.DispatchOptions,
    private readonly reply: FastifyReply,
  ) {
    super('PassedCall');
  }

  /** Resolves when the answer begins; throws why there is none. */
  begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
      this.dispatcher.dispatch(this.options, this);
    });
  }

  /** Ends the call early, and the answer where it is; nothing when it is over. */
  abort(reason: Error): void {
    this.endedBy = reason;
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.endedBy) controller.abort(this.endedBy);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < FINAL) return;
    this.hasBegun = true;
    const { raw } = this.reply.hijack();
    const own = withoutConnection(headers);
    const packs = isPacked(this.reply.request, status, own);
    const all = { ...this.reply.getHeaders(), ...(packs ? packedHeaders(own) : own) };
    raw.writeHead(status, all as OutgoingHttpHeaders);
    this.body = packs ? this.packed(raw) : raw;
    this.body.on('drain', () => controller.resume());
    this.succeed();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.body?.write(chunk)) controller.pause();
  }

  /** In the caller's context: what follows an answer is told of his call. */
  onResponseEnd(): void {
    const end = (): void => this.runInAsyncScope(() => void this.body?.end());
    const { raw, request } = this.reply;
    // A service may refuse a body before it has all of it.
    if (request.raw.complete) end();
    else void restOf(request.raw, raw).then(end);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (this.hasBegun) this.reply.raw.destroy();
    this.fail(error);
  }

  /** What is written to it goes to the caller packed. */
  private packed(raw: ServerResponse): Writable {
    const pack = createGzip({ level: constants.Z_BEST_SPEED });
    pack.once('end', () => this.runInAsyncScope(() => raw.end()));
    raw.once('close', () => pack.destroy());
    pack.once('error', () => raw.destroy());
    pack.pipe(raw, { end: false });
    return pack;
  }
}
