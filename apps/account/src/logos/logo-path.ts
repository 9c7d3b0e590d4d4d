/** Where a logo is shown; the id is random, and new with every picture. */
export const logoPathOf = (id: string): string => `/api/agency/v1/logo/file/${id}`;
