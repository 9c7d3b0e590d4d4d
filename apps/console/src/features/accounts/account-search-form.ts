import type { Country } from '@palisade/kernel';
import type { Company, CompanySearch, NewAccount } from '../../lib/api-types';

/** What is known of a company before it is found, and what an account is made of after. */
export interface AccountForm {
  name: string;
  teamId: string;
  address1: string;
  address2?: string;
  address3?: string;
  city: string;
  state?: string;
  zipCode: string;
  phone: string;
}

const FIELDS = [
  ...(['name', 'teamId', 'address1', 'address2', 'address3'] as const),
  ...(['city', 'state', 'zipCode', 'phone'] as const),
];

/** The parameters of the lookup page that carry what was entered (Spec 2 §2). */
export const lookupParams = (values: Partial<AccountForm>): URLSearchParams =>
  new URLSearchParams(
    FIELDS.flatMap((name) => {
      const text = values[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );

/** What the parameters of the lookup page carry. */
export const formOfParams = (params: URLSearchParams): Partial<AccountForm> =>
  Object.fromEntries(
    FIELDS.flatMap((name) => {
      const text = params.get(name);
      return text ? [[name, text]] : [];
    }),
  );

// Spec 2 §9: page 0, size 10.
const MATCHES_MAX = 10;

/** The call that looks for companies. */
export function companySearch(values: Partial<AccountForm>, country: Country): CompanySearch {
  const { name, state, city, zipCode, phone } = values;
  return {
    page: 0,
    size: MATCHES_MAX,
    country,
    ...(name && { search: name }),
    ...(state && { state }),
    ...(city && { city }),
    ...(zipCode && { zipCode }),
    ...(phone && { phone }),
  };
}

/** The form of a company that was picked. */
export const formOfCompany = (
  company: Company,
  teamId: string | undefined,
): Partial<AccountForm> => ({
  name: company.name,
  address1: company.address1,
  city: company.city,
  zipCode: company.zipCode,
  ...(company.phone && { phone: company.phone }),
  ...(company.state && { state: company.state }),
  ...(teamId && { teamId }),
});

/** The request that creates an account, of a company of the directory or of what was entered. */
export const newAccount = (
  { teamId, ...rest }: AccountForm,
  country: Country,
  company: Company | null,
): NewAccount => ({
  ...rest,
  country,
  teams: [{ id: teamId }],
  ...(company && { cbid: company.cbid }),
});
