import { REGIONS, type Region, type RegionFacts } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';

export interface Edition extends RegionFacts {
  region: Region;
}

export const editionOfLocale = (locale: string): Edition => {
  const region: Region = locale === REGIONS.UK.locale ? 'UK' : 'US';
  return { region, ...REGIONS[region] };
};

/** The edition that the person sees: locale, currency, phone prefix and country. */
export function useEdition(): Edition {
  const { i18n } = useTranslation();
  return editionOfLocale(i18n.language);
}
