import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_WORK } from '../../domain/actions/hand-over';

/** The services that hold open work: everybody has this, or nothing. */
export interface StandInHolders {
  /** Where all of them answer, as settings. */
  settings: Record<'ACCOUNT_URL' | 'QUOTE_URL' | 'CLAIMS_URL', string>;
  work: Partial<typeof NO_WORK>;
  /** How they answer. */
  status: number;
  /** How often they were asked. */
  asked: number;
  close: () => void;
}

export async function startHolders(): Promise<StandInHolders> {
  const server = createServer(({ url = '' }, answer) => {
    const isWork = url.includes('/v1/work/');
    if (isWork) holders.asked += 1;
    answer.writeHead(isWork ? holders.status : 404, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(isWork ? { ...NO_WORK, ...holders.work } : {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const holders: StandInHolders = {
    settings: { ACCOUNT_URL: url, QUOTE_URL: url, CLAIMS_URL: url },
    work: {},
    status: 200,
    asked: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return holders;
}
