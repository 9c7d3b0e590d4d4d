import type { Span } from '@opentelemetry/api';
import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { NodeSDK } from '@opentelemetry/sdk-node';
import type { TraceContext } from '../context/trace-context';

let sdk: NodeSDK | undefined;

/** Sends spans to an OTLP collector (http://host:4318); loads nothing when there is none. */
export async function startTracing(service: string, url: string): Promise<void> {
  if (!url || sdk) return;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT ??= url;
  process.env.OTEL_METRICS_EXPORTER ??= 'none';
  process.env.OTEL_LOGS_EXPORTER ??= 'none';
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  sdk = new NodeSDK({ serviceName: `palisade-${service}`, instrumentations: [] });
  sdk.start();
}

/** Sends what is left and stops. */
export async function stopTracing(): Promise<void> {
  const running = sdk;
  sdk = undefined;
  await running?.shutdown().catch(() => undefined); // A collector that is away loses its spans.
}

const tracer = () => trace.getTracer('palisade');

/** Begins the span of a request that continues its caller's trace; undefined without tracing. */
export function beginRequest(
  service: string,
  { method, traceparent }: { method: string; traceparent: unknown },
): Span | undefined {
  if (!sdk) return undefined;
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  const attributes = { 'service.part': service, 'http.request.method': method };
  return tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
}

/** Ends the span of a request. */
export function endRequest(span: Span, { route, status }: { route: string; status: number }): void {
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.updateName(route).end();
}

/** Where a span stands, for the calls that are made within it. */
export function traceOf(span: Span): TraceContext {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  return { traceId, traceparent: `00-${traceId}-${spanId}-${flags}` };
}

/** Runs work as a span of its own, within a trace when there is one. */
export async function inSpan<T>(
  name: string,
  { attributes, within }: { attributes: Record<string, string>; within?: TraceContext },
  work: () => Promise<T>,
): Promise<T> {
  if (!sdk) return work();
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent: within?.traceparent });
  const span = tracer().startSpan(name, { attributes }, parent);
  try {
    return await work();
  } catch (error) {
    const { code = 'ERROR' } = (error ?? {}) as { code?: string };
    span.setStatus({ code: SpanStatusCode.ERROR, message: String(code) });
    throw error;
  } finally {
    span.end();
  }
}
