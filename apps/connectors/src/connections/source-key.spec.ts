import type { ToolSecrets } from './secrets';
import { sourceKeyOf } from './source-key';

const KEY = Buffer.alloc(32, 1);
const oauth = (region?: string): ToolSecrets => ({
  kind: 'OAUTH',
  accessToken: 'a',
  refreshToken: null,
  expires: 0,
  ...(region && { region }),
});
const credentials = (clientId: string): ToolSecrets => ({
  kind: 'CREDENTIALS',
  clientId,
  clientSecret: 's',
  webhookUrl: 'w',
});
const told = { label: 'Tenant', metadata: { azureTenantId: 't' } };
const untold = { label: null, metadata: {} };

describe('sourceKeyOf', () => {
  it('tells two customers of a tool apart that says nothing of itself', () => {
    const [one, two] = ['a', 'b'].map((id) => sourceKeyOf(credentials(id), untold, KEY));
    expect(one).not.toBe(two);
    expect(sourceKeyOf(credentials('a'), null, KEY)).toBe(one);
  });

  it('tells two regions of one customer apart', () => {
    const [one, two] = ['eu-west-1', 'us-east-1'].map((region) =>
      sourceKeyOf(oauth(region), told, KEY),
    );
    expect(one).not.toBe(two);
  });

  it('knows nothing of a source that was never read', () => {
    expect(sourceKeyOf(oauth(), null, KEY)).toBeNull();
    expect(sourceKeyOf(oauth(), untold, KEY)).toBeNull();
  });
});
