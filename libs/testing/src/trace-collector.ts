import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const KINDS = ['UNSPECIFIED', 'INTERNAL', 'SERVER', 'CLIENT', 'PRODUCER', 'CONSUMER'] as const;
const ERROR = 2;

/** A span as it was exported. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: (typeof KINDS)[number];
  attributes: Record<string, string | undefined>;
  /** Ids of the spans that it is linked to. */
  links: string[];
  hasFailed: boolean;
}

/** An OTLP collector that keeps what it is sent. */
export interface TraceCollector {
  url: string;
  /** Everything as it came. */
  text(): string;
  spans(): CollectedSpan[];
  close(): void;
}

/** Listens for spans on a port of its own; the exporter must be set to `http/json`. */
export async function collectTraces(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap(readSpans),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function readSpans(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as Exported;
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
  return spans.map((span) => ({
    ...span,
    kind: KINDS[span.kind],
    attributes: Object.fromEntries(
      span.attributes.map(({ key, value }) => [key, value.stringValue]),
    ),
    links: (span.links ?? []).map(({ spanId }) => spanId),
    hasFailed: span.status.code === ERROR,
  }));
}

interface Exported {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}

type ExportedSpan = Pick<CollectedSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name'> & {
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
  links?: { spanId: string }[];
  status: { code?: number };
};
