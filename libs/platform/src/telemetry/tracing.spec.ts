import pg from 'pg';
import { currentTraceparent, inSpan, startTracing, stopTracing } from './tracing';

describe('without a collector', () => {
  it('patches nothing, and begins no span', async () => {
    await startTracing('claims', '');
    expect(pg.Client.prototype.query).not.toHaveProperty('__wrapped');
    expect(await inSpan('work', {}, async () => currentTraceparent())).toBeUndefined();
    await stopTracing();
  });
});
