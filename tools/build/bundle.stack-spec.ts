import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { built, collectTraces, freePort, freshDatabases } from '@palisade/testing';

describe('a bundled service', () => {
  it('sends spans of the statements of a request', async () => {
    const collector = await collectTraces();
    const databases = await freshDatabases(['auth']);
    const port = await freePort();
    const env = {
      ...process.env,
      ...databases.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OWN_PORT: String(port),
      OTLP_URL: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    };
    const service = fork(built('services/auth.cjs', 'bundle'), { env });
    await once(service, 'message'); // It tells that it is ready.
    await fetch(`http://127.0.0.1:${port}/api/user/v1/pic/file/${randomUUID()}`);
    service.kill('SIGTERM');
    await once(service, 'exit');
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'GET /api/user/v1/pic/file/:id');
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(request?.kind).toBe('SERVER');
    const texts = statements.map(({ attributes }) => attributes['db.query.text']);
    expect(texts).toContainEqual(expect.stringMatching(/^select .* from .*picture/is));
    collector.close();
    await databases.drop();
  });
});
