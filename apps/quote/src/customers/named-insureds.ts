import { letterNotPrinted } from '@palisade/kernel';
import { newId, openFaces } from '@palisade/platform';
import type { AdditionalInsured } from '../domain/additional-insureds';
import type { AdditionalInsuredFields } from './customers.dto';

/** Additional insureds as a quote keeps them. Throws 422 for the first whose name its papers could not say. */
export async function namedInsureds(
  named: readonly AdditionalInsuredFields[],
): Promise<AdditionalInsured[]> {
  const faces = await openFaces();
  for (const [index, { businessName }] of named.entries()) {
    const letter = faces.unprinted(businessName);
    const pointer = `/additionalInsureds/${index}/businessName`;
    if (letter !== null) throw letterNotPrinted({ field: 'Additional insured', letter, pointer });
  }
  return named.map(({ address2 = null, state = null, naicsDescription = null, ...insured }) => ({
    ...insured,
    address2,
    state,
    naicsDescription,
    id: newId(),
  }));
}
