import fs from 'node:fs';
import path from 'node:path';
import type { EventType, Outlet } from '@palisade/contracts';
import { EVENTS, PUBLISHERS } from '@palisade/contracts';
import ts from 'typescript';

/** The code behind each outlet, and what it takes: the events of the outlet and no others. */
const OUTLETS: Record<Outlet, [file: string, taken: string]> = {
  webhook: ['apps/connectors/src/events/every-event.consumer.ts', "typesOf('webhook')"],
  browser: ['apps/gateway/src/events/live-event.consumer.ts', "typesOf('browser')"],
  notification: [
    'apps/auth/src/people/notifications/every-event.consumer.ts',
    'NOTICED_EVENTS', // noticed-events.spec.ts beside it holds it against the outlet.
  ],
};

const TYPES = Object.keys(EVENTS) as EventType[];
const IN_EVERY_SERVICE = 'libs/platform';

interface Use {
  service: string;
  isConsumed: boolean;
}

/** Where the code names each type as a value: in `@Consumes`, or as what it publishes. */
const USES = new Map<string, Use[]>(TYPES.map((type) => [type, []]));
beforeAll(() => {
  for (const root of [...PUBLISHERS.map((name) => `apps/${name}`), IN_EVERY_SERVICE]) {
    for (const file of sourcesBelow(`${root}/src`)) read(file, path.basename(root));
  }
});

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(spec|metadata)\.ts$|^seed\.ts$|^demo\//.test(file))
    .map((file) => path.join(folder, file));
}

function read(file: string, service: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(".v1'")) return;
  const visit = (node: ts.Node, isConsumed: boolean): void => {
    // A type names an event without doing anything with it.
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node)) USES.get(node.text)?.push({ service, isConsumed });
    const inside = isConsumed || ts.isDecorator(node);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), false);
}

const publishersOf = (type: EventType) =>
  namesOf(type, false).filter((service) => service === EVENTS[type].publisher);
const namesOf = (type: EventType, isConsumed: boolean) => [
  ...new Set(
    USES.get(type)
      ?.filter((use) => use.isConsumed === isConsumed)
      .flatMap(({ service }) => (service === 'platform' ? PUBLISHERS : [service])),
  ),
];

describe('the events as built', () => {
  it.each(TYPES)('%s is published by whom the contract names', (type) => {
    expect(publishersOf(type)).toEqual([EVENTS[type].publisher]);
  });

  it.each(TYPES)('%s is consumed by whom the contract names', (type) => {
    expect(namesOf(type, true).sort()).toEqual(Object.keys(EVENTS[type].consumers).sort());
  });

  it.each(Object.entries(OUTLETS))('passes events on by the outlet %s', (_, [file, taken]) => {
    expect(fs.readFileSync(file, 'utf8')).toContain(`@Consumes(...${taken})`);
  });
});
