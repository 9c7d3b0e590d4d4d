import { createRequire } from 'node:module';
import path from 'node:path';
import type { Span } from '@opentelemetry/api';
import pg from 'pg';

/**
 * Gives the statements and the messages of a request or an event spans of their own. The modules are
 * patched here: an instrumentation waits for a `require`, and a bundle requires nothing.
 */
export async function instrumentClients(): Promise<void> {
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const sql = new PgInstrumentation({
    enabled: false,
    requireParentSpan: true, // The polls of relay and queue would be traces of their own.
    ignoreConnectSpans: true,
    requestHook: describe,
  });
  sql
    .getModuleDefinitions()
    .find(({ name }) => name === 'pg')
    ?.patch?.(pg);
  const { AmqplibInstrumentation } = await import('@opentelemetry/instrumentation-amqplib');
  const [amqplib] = new AmqplibInstrumentation({ enabled: false }).getModuleDefinitions();
  for (const file of amqplib.files) file.patch(requireInside(amqplib.name, file.name));
}

interface Statement {
  query: { text: string };
  connection: { database?: string };
}

/** Names a span by what is done where, not by the name of a plan; keeps values out of it. */
function describe(span: Span, { query, connection }: Statement): void {
  span.updateName(`${query.text.trim().split(/\s/, 1)[0].toUpperCase()} ${connection.database}`);
  const { setStatus } = span;
  // The words of an error may quote a value.
  span.setStatus = ({ code }) => setStatus.call(span, { code });
}

/** A file that a package does not export; its name begins with that of the package. */
function requireInside(name: string, file: string): unknown {
  const require = createRequire(__filename);
  return require(path.join(path.dirname(require.resolve(name)), '..', file));
}
