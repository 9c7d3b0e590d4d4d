import type { SecurityConnectorType } from '@palisade/contracts';
import type { Clock } from '@palisade/platform';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Refreshes } from './refreshes';
import { RefreshWorker } from './refresh-worker';

type Due = readonly [id: string, connectorType: SecurityConnectorType];

/** A worker over sources that become due in turns; a source of `slow` does not answer until it is let go. */
function workerOver(turns: Due[][], slow: SecurityConnectorType) {
  const read: string[] = [];
  const excluded: unknown[] = [];
  const types = new Map(turns.flat());
  let letGo = (): void => undefined;
  const answer = new Promise<void>((resolve) => (letGo = resolve));
  const query = (_: unknown, parameters: unknown[]) => {
    excluded.push(parameters[3]);
    const rows = (turns.shift() ?? []).map(([id, connectorType]) => ({ id, connectorType }));
    return Promise.resolve([rows]);
  };
  const refresh = async (id: string): Promise<void> => {
    if (types.get(id) === slow) await answer;
    if (id === 'broken') throw new Error('It was not foreseen.');
    read.push(id);
  };
  const worker = new RefreshWorker(
    { query } as unknown as DataSource,
    { refresh } as unknown as Refreshes,
    { now: () => new Date('2026-03-01T00:00:00Z') } as Clock,
    { error: jest.fn(), warn: jest.fn() } as unknown as Logger,
  );
  return { worker, read, excluded, letGo: () => letGo() };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a tool that is slow', () => {
  it('delays no other, and is asked for no more of its sources meanwhile', async () => {
    const { worker, read, excluded, letGo } = workerOver(
      [
        [
          ['q1', 'QUALYSVM'],
          ['m1', 'MICROSOFT'],
          ['q2', 'QUALYSVM'],
          ['m2', 'MICROSOFT'],
        ],
        [['a1', 'AWS']],
      ],
      'QUALYSVM',
    );
    await worker.begin();
    await settled();
    await worker.begin();
    await settled();
    expect(read).toEqual(['m1', 'm2', 'a1']);
    expect(excluded).toEqual([[], ['QUALYSVM']]);
    letGo();
    await worker.idle();
    expect(read).toEqual(['m1', 'm2', 'a1', 'q1', 'q2']);
  });

  it('or breaks is passed over: the next source is read', async () => {
    const { worker, read } = workerOver(
      [
        [
          ['broken', 'SOPHOS'],
          ['s2', 'SOPHOS'],
        ],
      ],
      'AWS',
    );
    await worker.begin();
    await worker.idle();
    expect(read).toEqual(['s2']);
  });
});
