import type { Link, Span, SpanOptions } from '@opentelemetry/api';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { NodeSDK } from '@opentelemetry/sdk-node';
import type { TraceContext } from '../context/trace-context';
import { instrumentClients } from './instrument-clients';

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
  await instrumentClients();
}

/** Sends what is left and stops. */
export async function stopTracing(): Promise<void> {
  const running = sdk;
  sdk = undefined;
  await running?.shutdown().catch(() => undefined); // A collector that is away loses its spans.
}

const tracer = () => trace.getTracer('palisade');

const readTrace = (traceparent: unknown) => propagation.extract(ROOT_CONTEXT, { traceparent });

/** Begins the span of a request that continues its caller's trace; undefined without tracing. */
export function beginRequest(
  service: string,
  { method, traceparent }: { method: string; traceparent: unknown },
): Span | undefined {
  if (!sdk) return undefined;
  const attributes = { 'service.part': service, 'http.request.method': method };
  const options = { kind: SpanKind.SERVER, attributes };
  return tracer().startSpan(method, options, readTrace(traceparent));
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

/** Runs work whose own spans, of statements and of messages too, stand below a span. */
export function withinSpan<T>(span: Span, work: () => T): T {
  return context.with(trace.setSpan(ROOT_CONTEXT, span), work);
}

/** What an event takes along, so that its consumers can be linked to what published it. */
export function currentTraceparent(): string | undefined {
  const span = sdk && trace.getActiveSpan();
  return span && traceOf(span).traceparent;
}

/** What published an event, for the span of a consumer of it. */
export function linkTo({ traceparent }: { traceparent?: string }): Link[] {
  const origin = traceparent && trace.getSpanContext(readTrace(traceparent));
  return origin ? [{ context: origin }] : [];
}

/** Runs work in the trace in which an event, given as JSON text, was published. */
export function inTraceOf<T>(event: string, work: () => T): T {
  if (!sdk) return work();
  const { traceparent } = JSON.parse(event) as { traceparent?: string };
  return context.with(readTrace(traceparent), work);
}

/** Runs work as a span of its own, within the running one when there is one. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!sdk) return work();
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      const { code = 'ERROR' } = (error ?? {}) as { code?: string };
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(code) });
      throw error;
    } finally {
      span.end();
    }
  });
}
