/** The two editions of the product. */
export const REGION_CODES = ['US', 'UK'] as const;

/** An edition of the product. */
export type Region = (typeof REGION_CODES)[number];

/** A currency that the product is sold in. */
export type Currency = 'USD' | 'GBP';

/** The locale of an edition. */
export type Locale = 'en-US' | 'en-GB';

/** A country code of an address. */
export type Country = 'USA' | 'GBR';

/** What an edition means for money, language, phones and addresses. */
export interface RegionFacts {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly phonePrefix: '+1' | '+44';
  readonly country: Country;
}

/** Locale, currency, phone prefix and country by edition (Spec 1 §1). */
export const REGIONS: Readonly<Record<Region, RegionFacts>> = {
  US: { locale: 'en-US', currency: 'USD', phonePrefix: '+1', country: 'USA' },
  UK: { locale: 'en-GB', currency: 'GBP', phonePrefix: '+44', country: 'GBR' },
};

/** The edition of a currency. */
export const regionOfCurrency = (currency: Currency): Region =>
  currency === REGIONS.UK.currency ? 'UK' : 'US';

/** The locale that an amount in a currency is shown in (Spec 1 §1). */
export const localeOfCurrency = (currency: Currency): Locale =>
  REGIONS[regionOfCurrency(currency)].locale;

/** The edition of an address's country. */
export const regionOfCountry = (country: Country): Region =>
  country === REGIONS.UK.country ? 'UK' : 'US';

/**
 * The edition of a request: UK when the host name (a port is ignored) is or ends in the UK suffix,
 * or when the UK feature flag is on (Spec 1 §1).
 */
export function regionOfHost(host: string, ukHostSuffix: string, isUkFlagOn = false): Region {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const suffix = ukHostSuffix.toLowerCase().replace(/^\./, '');
  const isUkHost = suffix !== '' && (name === suffix || name.endsWith(`.${suffix}`));
  return isUkHost || isUkFlagOn ? 'UK' : 'US';
}
