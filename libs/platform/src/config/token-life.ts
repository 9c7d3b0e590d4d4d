/** No access token lives longer, so a service need not remember a withdrawal for longer. */
export const LONGEST_ACCESS_TOKEN_MINUTES = 1_440;
