import type { AccountType } from '@palisade/kernel';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';

const CHOICES = 100;

/** The organisations that staff may choose from, by type and name. */
export const organizationsQuery = (search: string, accountType?: AccountType) =>
  queryOptions({
    queryKey: ['organizations', accountType, search],
    queryFn: async ({ signal }) => {
      const query = {
        size: CHOICES,
        ...(search && { search }),
        ...(accountType && { accountType }),
      };
      const call = api.auth.GET('/api/auth/v1/organizations', { params: { query }, signal });
      return (await unwrap(call)).content;
    },
    placeholderData: keepPreviousData,
  });
