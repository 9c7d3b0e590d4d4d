import { configTable, databaseUrl, loadConfig } from './config';

const key = Buffer.alloc(32, 7).toString('base64');

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    const { values, serviceUrls } = loadConfig({});
    expect(values).toMatchObject({ PORT: 3000, BROKER_URL: 'postgres', DEMO_MODE: true });
    expect(serviceUrls).toMatchObject({ auth: ['http://127.0.0.1:3001'] });
  });

  it('lets the other ports follow the gateway, unless an address is given', () => {
    const { serviceUrls } = loadConfig({ PORT: '4000', QUOTE_URL: 'http://quote' });
    expect(serviceUrls).toMatchObject({
      account: ['http://127.0.0.1:4002'],
      quote: ['http://quote'],
    });
  });

  it('knows several processes of a service', () => {
    const { serviceUrls } = loadConfig({ RATER_URL: 'http://one:3003/, http://two:3003' });
    expect(serviceUrls.rater).toEqual(['http://one:3003', 'http://two:3003']);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number, not "x".'],
    [{ ACCESS_TOKEN_MINUTES: '1441' }, 'ACCESS_TOKEN_MINUTES must be at most 1440, not 1441.'],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE must be true or false.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent.'],
    [{ DATABASE_URL: 'nowhere' }, 'DATABASE_URL must be a URL, not "nowhere".'],
    [{ TEXT_WEBHOOK_URL: 'sms.example' }, 'TEXT_WEBHOOK_URL must be an http or https URL.'],
    [{ CAPTCHA: 'maybe' }, 'CAPTCHA must be one of local, turnstile, hcaptcha.'],
    [{ CAPTCHA: 'turnstile' }, 'CAPTCHA needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET'],
    [{ RATER_URL: 'http://one,two' }, 'RATER_URL must be one or more http addresses.'],
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY must be 32 bytes in base64.'],
    [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0 opens a development setup: set NODE_ENV=production.'],
    [{ NODE_ENV: 'production' }, 'ENCRYPTION_KEY must be set in production'],
    [{ NODE_ENV: 'production' }, 'SERVICE_SECRET must be set in production'],
  ])('refuses %j with a sentence', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(sentence);
  });

  it('names every bad setting at once', () => {
    expect(() => loadConfig({ PORT: 'x', DEMO_MODE: 'y' })).toThrow(/PORT .* DEMO_MODE /);
  });

  it.each([
    ['ENCRYPTION_KEY', 'dHJ5LW91dC1vbmx5LWVuY3J5cHRpb24ta2V5LTMyLiE='],
    ['SERVICE_SECRET', 'dHJ5LW91dC1vbmx5LXNlcnZpY2Utc2VjcmV0LTMyLiE='],
    ['SERVICE_SECRET', 'dHJ5LW91dC1vbmx5LWVuY3J5cHRpb24ta2V5LTMyLiE='],
    ['ENCRYPTION_KEY', Buffer.alloc(32, 'palisade-development-only-secret').toString('base64')],
  ])('refuses a %s in production that was ever published: %s', (name, published) => {
    const keys = { ENCRYPTION_KEY: key, SERVICE_SECRET: key, [name]: published };
    expect(() => loadConfig({ NODE_ENV: 'production', ...keys })).toThrow(`${name} must be set`);
  });

  it('starts in production with keys of its own', () => {
    const keys = { ENCRYPTION_KEY: key, SERVICE_SECRET: key };
    const { values } = loadConfig({ NODE_ENV: 'production', ...keys });
    expect(values.ENCRYPTION_KEY).toHaveLength(32);
  });

  it('lets an access token live a day', () => {
    expect(loadConfig({ ACCESS_TOKEN_MINUTES: '1440' }).values.ACCESS_TOKEN_MINUTES).toBe(1_440);
  });

  it('gives each service a database of its own', () => {
    const config = loadConfig({ DATABASE_URL: 'postgres://u:p@db/', DATABASE_PREFIX: 'p_' });
    expect(databaseUrl(config, 'quote')).toBe('postgres://u:p@db/p_quote');
  });

  it('documents every setting without its secret', () => {
    const text = JSON.stringify(configTable());
    expect(text).toContain('RATE_LIMIT_PER_MINUTE');
    expect(text).not.toContain(
      Buffer.alloc(32, 'palisade-development-only-key').toString('base64'),
    );
  });
});
