import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';

/** Whether the process still takes work, and which connections carry none. */
@Injectable()
export class Shutdown {
  /** The ready probe says so before the port closes. */
  hasBegun = false;
  private readonly requestsOf = new Map<Socket, number>();

  /** Follows the connections of a server from its start. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.requestsOf.set(socket, 0);
      socket.once('close', () => this.requestsOf.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      response.once('close', () => this.count(socket, -1));
    });
  }

  /** Closes what no request is using: also connections that a browser opened in advance. */
  closeUnused(): void {
    for (const [socket, requests] of this.requestsOf) if (requests === 0) socket.destroy();
  }

  private count(socket: Socket, change: 1 | -1): void {
    const requests = this.requestsOf.get(socket);
    if (requests !== undefined) this.requestsOf.set(socket, requests + change);
  }
}
