import type { Country } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { LessThanOrEqual } from 'typeorm';
import type { FactorScores, Hazard } from '@palisade/trade';
import { industryFactors } from '@palisade/trade';
import { IndustryMean } from './industry-mean.entity';

const PREFIX_DIGITS = 2;

/** An industry of a country, with its hazard; null while it is not known. */
export interface IndustryOf {
  country: Country;
  code: string | null;
  hazard: Hazard | null;
}

/** What is usual in an industry today: the latest means, or what the model starts with. */
export async function usualFactors(
  em: EntityManager,
  { country, code, hazard }: IndustryOf,
  now: Date,
): Promise<FactorScores> {
  const start = industryFactors(hazard);
  if (code === null) return start;
  const day = LessThanOrEqual(dayOf(now));
  const prefix = code.slice(0, PREFIX_DIGITS);
  const mean = await em.findOne(IndustryMean, {
    where: { country, prefix, day },
    order: { day: 'DESC' },
  });
  return { ...start, ...mean?.factors };
}

/** The day of an instant in UTC, at whose beginning the means are made. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 'yyyy-mm-dd'.length);
