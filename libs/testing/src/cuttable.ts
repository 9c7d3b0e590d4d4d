import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A way to a server that a test can cut. */
export interface Cuttable {
  port: number;
  /** Breaks the connections; new ones are refused until `mend`. */
  cut(): void;
  /** Keeps connections open, also new ones, and passes nothing on any more. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Listens on a free port and passes everything on to a server of this host. */
export async function cuttable(port: number, host = '127.0.0.1'): Promise<Cuttable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    if (isSilent) return keep(near);
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      breakAll();
    },
    silence: () => {
      isSilent = true;
      sockets.forEach((socket) => socket.unpipe().resume());
    },
    mend: () => {
      isCut = false;
      isSilent = false;
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
