import { continueTrace } from './trace-context';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('continueTrace', () => {
  it("keeps the caller's trace and sampling, under a span of its own", () => {
    const { traceId, traceparent } = continueTrace(`00-${TRACE}-00f067aa0ba902b7-01`);
    expect(traceId).toBe(TRACE);
    expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    expect(traceparent).not.toContain('00f067aa0ba902b7');
  });

  it.each([
    undefined,
    '',
    ['00-a', '00-b'],
    `01-${TRACE}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-00f067aa0ba902b7-01; drop`,
  ])('begins a trace for %j', (header) => {
    const { traceId, traceparent } = continueTrace(header);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(TRACE);
    expect(traceparent).toBe(`00-${traceId}-${traceparent.slice(36, 52)}-00`);
  });
});
