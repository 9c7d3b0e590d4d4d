/** Ownership types of Spec 3 §3. */
export const OWNERSHIP_TYPES = [
  'Public',
  'Private',
  'Non-Profit',
  'Public Sector',
  'Partnership',
  'Non-Corporates',
] as const;

/** How a company is owned. */
export type OwnershipType = (typeof OWNERSHIP_TYPES)[number];

/** Entity types of Spec 3 §3. */
export const ENTITY_TYPES = ['Independent', 'Holding', 'Subsidiary', 'Branch', 'Parent'] as const;

/** Where a company stands among those it belongs to. */
export type EntityType = (typeof ENTITY_TYPES)[number];
