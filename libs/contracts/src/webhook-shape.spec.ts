// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- its only path
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { scopeOf } from './blocks';
import type { CloudEvent } from './catalogue';
import { isWebhookType, webhookData, webhookTypes } from './webhook-shape';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats(ajv);

const ID = '01900000-0000-7000-8000-000000000001';

const settled = {
  type: 'invoice.created.v1',
  data: {
    invoiceId: ID,
    invoiceNumber: 'I-26-0000001',
    policyId: ID,
    policyNumber: 'P-26-0000001',
    kind: 'NEW',
    currency: 'USD',
    lines: [{ type: 'PREMIUM', amount: 123_456 }],
    amountDue: 123_456,
    balance: 5,
    dueDate: '2026-03-03',
    agencyBilled: false,
    scope: scopeOf({ accountId: ID }),
    version: 3,
  },
} as unknown as CloudEvent<'invoice.created.v1'>;

describe('what a webhook is told', () => {
  it('is money in currency units and no row scope', () => {
    const data = webhookData(settled);
    expect(data).toMatchObject({ amountDue: 1234.56, balance: 0.05, version: 3 });
    expect(data.lines).toEqual([{ type: 'PREMIUM', amount: 1234.56 }]);
    expect(data).not.toHaveProperty('scope');
  });

  it('fits the schema that is published for it', () => {
    const row = webhookTypes().find(({ type }) => type === 'invoice.created.v1');
    expect(row?.version).toBe(1);
    expect(ajv.validate(row?.schema ?? {}, webhookData(settled))).toBe(true);
    expect(ajv.validate(row?.schema ?? {}, { ...webhookData(settled), balance: '5' })).toBe(false);
  });

  it('has a schema that compiles for every type that goes out, and no other', () => {
    const types = webhookTypes();
    for (const { schema } of types) expect(() => ajv.compile(schema)).not.toThrow();
    expect(types.length).toBeGreaterThan(20);
    expect(isWebhookType('role.saved.v1')).toBe(false);
  });
});
