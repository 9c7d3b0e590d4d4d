import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_WORK } from '../../domain/actions/hand-over';

/** The services that hold open work: everybody has this, or nothing. */
export interface StandInHolders {
  /** Where all of them answer, as settings. */
  settings: Record<'ACCOUNT_URL' | 'QUOTE_URL' | 'CLAIMS_URL', string>;
  work: Partial<typeof NO_WORK>;
  close: () => void;
}

export async function startHolders(): Promise<StandInHolders> {
  const server = createServer(({ url = '' }, answer) => {
    const isWork = url.includes('/v1/work/');
    answer.writeHead(isWork ? 200 : 404, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(isWork ? { ...NO_WORK, ...holders.work } : {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const holders: StandInHolders = {
    settings: { ACCOUNT_URL: url, QUOTE_URL: url, CLAIMS_URL: url },
    work: {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return holders;
}
