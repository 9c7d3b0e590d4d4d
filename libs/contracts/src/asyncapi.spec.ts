import { Parser } from '@asyncapi/parser';
import { asyncApiDocument } from './asyncapi';
import { EVENTS } from './catalogue';

describe('asyncApiDocument', () => {
  it('is a valid AsyncAPI 3.0 document with a channel and a sender for every event', async () => {
    const source = JSON.stringify(asyncApiDocument());
    const { document, diagnostics } = await new Parser().parse(source);
    expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
    const types = Object.keys(EVENTS).sort();
    expect(
      document
        ?.allChannels()
        .all()
        .map((channel) => channel.address())
        .sort(),
    ).toEqual(types);
    const sent = document
      ?.operations()
      .filterBySend()
      .map((operation) => operation.id())
      .sort();
    const senders = Object.values(EVENTS).map(({ publisher, type }) => `${publisher}.send.${type}`);
    expect(sent).toEqual(senders.sort());
  });

  it('is the same text every time, so that the committed file changes with the events only', () => {
    expect(JSON.stringify(asyncApiDocument())).toBe(JSON.stringify(asyncApiDocument()));
  });

  it('says every block once and refers to it', () => {
    const { components } = asyncApiDocument() as { components: { schemas: object } };
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Envelope', 'Scope', 'Insured', 'QuoteHead', 'quote.bound.v1']),
    );
    const bound = JSON.stringify(
      Object.entries(components.schemas).find(([t]) => t === 'quote.bound.v1'),
    );
    expect(bound).toContain('#/components/schemas/Insured');
    expect(bound).not.toContain('address1');
  });
});
