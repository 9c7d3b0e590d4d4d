import { NAICS_2022, UK_SIC_2007 } from '@palisade/trade';
import { NAICS_HAZARDS } from '../data/naics-hazards';
import { UK_SIC_HAZARDS } from '../data/uk-sic-hazards';
import type { HazardRules, Industry, IndustryClass, IndustryScheme } from '../domain/industries';
import { classOf, readHazardRules, readIndustries } from '../domain/industries';

/** Every code of both classifications, in the order of the codes. */
export const INDUSTRIES: Readonly<Record<IndustryScheme, readonly Industry[]>> = {
  NAICS: readIndustries(NAICS_2022),
  SIC: readIndustries(UK_SIC_2007),
};

const HAZARD_RULES: Readonly<Record<IndustryScheme, HazardRules>> = {
  NAICS: readHazardRules(NAICS_HAZARDS),
  SIC: readHazardRules(UK_SIC_HAZARDS),
};

const BY_CODE = {
  NAICS: new Map(INDUSTRIES.NAICS.map((industry) => [industry.code, industry])),
  SIC: new Map(INDUSTRIES.SIC.map((industry) => [industry.code, industry])),
};

/** The industry of a code; undefined when the classification has no such code. */
export const industryOf = (scheme: IndustryScheme, code: string): Industry | undefined =>
  BY_CODE[scheme].get(code);

/** Hazard and action of a code; undefined for a code that no rule covers. */
export const industryClass = (scheme: IndustryScheme, code: string): IndustryClass | undefined =>
  classOf(code, HAZARD_RULES[scheme]);
