import fs from 'node:fs';
import { keepsLines } from '@palisade/platform';
import { built } from '@palisade/testing';

/** What people write in several lines, and what is compared as it was typed: looked at one by one. */
const LONG = [
  'answer',
  'changeInScopeDetail',
  'claimDescription',
  'clientSecret',
  'client_secret',
  'comments',
  'csv',
  'declinationReasonDescription',
  'description',
  'feedbackText',
  'fillInDeclinationReason',
  'fillInReason',
  'irpmNote',
  'ledes',
  'lossDescription',
  'lossInformationExplanation',
  'message',
  'moneyMoved',
  'naicsDescription',
  'note',
  'notes',
  'otherInformationExplanation',
  'password',
  'paymentDesc',
  'reason',
  'reasonSummary',
  'secret',
  'text',
];
/** Longer than any name. */
const LONG_FROM = 500;
/** Addresses of sites and what programs hand on, which have no lines. */
const WITHOUT_LINES = [
  'apiKey',
  'code',
  'inviteToken',
  'roleArn',
  'state',
  'token',
  'url',
  'webhookUrl',
];
const DEPTH_MAX = 8;

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

const document = JSON.parse(fs.readFileSync(built('openapi/openapi.json', 'join'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The texts of a body, by the names of their fields, with the longest that each may be. */
function textsOf(schema: Schema, field: string, found: Map<string, number>, depth = 0): void {
  if (depth > DEPTH_MAX) return;
  const { $ref, type, format, items, properties = {}, maxLength = 0, ...rest } = schema;
  if ($ref) {
    return textsOf(document.components.schemas[$ref.split('/').at(-1)!], field, found, depth + 1);
  }
  for (const one of [...(rest.allOf ?? []), ...(rest.anyOf ?? []), ...(rest.oneOf ?? [])]) {
    textsOf(one, field, found, depth + 1);
  }
  if (items) textsOf(items, field, found, depth + 1);
  for (const [name, one] of Object.entries(properties)) textsOf(one, name, found, depth + 1);
  const isText = [type].flat().includes('string') && !format && !rest.enum;
  if (isText && field) found.set(field, Math.max(found.get(field) ?? 0, maxLength));
}

describe('the texts of all bodies', () => {
  const found = new Map<string, number>();
  for (const operations of Object.values(document.paths)) {
    for (const { requestBody } of Object.values(operations)) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        textsOf(schema ?? {}, '', found);
      }
    }
  }
  const names = [...found.keys()].sort();

  it('are one line each but for those that people write in several', () => {
    expect(names.filter(keepsLines)).toEqual(LONG.toSorted());
    expect(names).toEqual(expect.arrayContaining(['name', 'firstName', 'companyName', 'title']));
  });

  it('are of several lines where they may be longer than a name', () => {
    const long = names.filter((name) => (found.get(name) ?? 0) >= LONG_FROM);
    expect(long.filter((name) => !keepsLines(name))).toEqual(WITHOUT_LINES);
  });
});
