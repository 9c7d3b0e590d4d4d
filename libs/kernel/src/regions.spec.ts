import type { Region } from './regions';
import {
  localeOfCurrency,
  regionOfCountry,
  regionOfCurrency,
  regionOfHost,
  REGIONS,
} from './regions';

describe('regions', () => {
  it.each<[Region, object]>([
    ['US', { locale: 'en-US', currency: 'USD', phonePrefix: '+1', country: 'USA' }],
    ['UK', { locale: 'en-GB', currency: 'GBP', phonePrefix: '+44', country: 'GBR' }],
  ])('%s has its locale, currency, phone prefix and country', (region, facts) => {
    expect(REGIONS[region]).toEqual(facts);
    expect(localeOfCurrency(REGIONS[region].currency)).toBe(REGIONS[region].locale);
    expect(regionOfCountry(REGIONS[region].country)).toBe(region);
    expect(regionOfCurrency(REGIONS[region].currency)).toBe(region);
  });
});

describe('regionOfHost', () => {
  it.each<[string, string, boolean, Region]>([
    ['uk.app.localhost', 'uk.app.localhost', false, 'UK'],
    ['UK.app.localhost:3000', 'uk.app.localhost', false, 'UK'],
    ['agency.uk.app.localhost', 'uk.app.localhost', false, 'UK'],
    ['buk.app.localhost', 'uk.app.localhost', false, 'US'],
    ['app.example.co.uk', '.co.uk', false, 'UK'],
    ['localhost:3000', 'uk.app.localhost', false, 'US'],
    ['localhost:3000', 'uk.app.localhost', true, 'UK'],
    ['localhost', '', false, 'US'],
    ['[::1]:3000', 'uk.app.localhost', false, 'US'],
  ])('reads %s with suffix %j and flag %s as %s', (host, suffix, flag, region) => {
    expect(regionOfHost(host, suffix, flag)).toBe(region);
  });
});
