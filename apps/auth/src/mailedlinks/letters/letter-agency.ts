import type { LetterAgency } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Organization } from '../../people/organizations/organization.entity';

/** The agency of a mailed link or a policy, by the name that it had then. */
interface NamedAgency {
  agencyId: string | null;
  agencyName: string | null;
}

/** Where the logo of an agency is shown; who has none is named. */
export const logoPathOf = async (
  em: EntityManager,
  agencyId: string | null,
): Promise<string | null> => {
  const agency = agencyId ? await em.findOneBy(Organization, { id: agencyId }) : null;
  return agency?.logoId ? `/api/agency/v1/logo/file/${agency.logoId}` : null;
};

/** Where an agency is written to when nobody of it is named; null where it has not said so. */
export async function addressOfAgency(
  em: EntityManager,
  agencyId: string | null,
): Promise<string | null> {
  const agency = agencyId ? await em.findOneBy(Organization, { id: agencyId }) : null;
  return agency?.deleted ? null : (agency?.contactEmail ?? null);
}

/** The agency that a letter names, with the logo that it has today. */
export async function letterAgencyOf(
  em: EntityManager,
  { agencyId, agencyName: name }: NamedAgency,
): Promise<LetterAgency | null> {
  return name === null ? null : { name, logoPath: await logoPathOf(em, agencyId) };
}
