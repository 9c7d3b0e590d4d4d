import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Quote, as far as a signature asks it: every application is attested but those named here. */
export class AttestedQuotes {
  readonly unattested = new Set<string>();
  private server: Server;

  /** Answers its address. */
  async start(): Promise<string> {
    this.server = createServer(({ url = '' }, response) => {
      const isOpen = this.unattested.has(url.slice(url.lastIndexOf('/') + 1));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ isEndorsement: false, attestation: isOpen ? null : {} }));
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}
