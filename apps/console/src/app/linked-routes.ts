import type { RouteObject } from 'react-router';

const linked = () => import('./linked-pages');

/** Where mailed links lead after their code; a signed-in person may open them as well. */
export const linkedRoutes: RouteObject[] = [
  {
    path: 'quote/:quoteId/attest-surplus-notice',
    lazy: async () => ({ Component: (await linked()).AttestSurplusPage }),
  },
  {
    path: 'quote/:quoteId/sign/:productType',
    lazy: async () => ({ Component: (await linked()).SignPage }),
  },
  {
    path: 'quote/:quoteId/request-to-bind/:productType',
    lazy: async () => ({ Component: (await linked()).RequestToBindPage }),
  },
  {
    path: 'policy/:policyId/accountant-payment',
    lazy: async () => ({ Component: (await linked()).PaymentPage }),
  },
  {
    path: 'policy/:policyId/reinstate',
    lazy: async () => ({ Component: (await linked()).ReinstatePage }),
  },
  {
    path: 'policy/:policyId',
    lazy: async () => ({ Component: (await linked()).PolicyDoorPage }),
  },
  {
    path: 'claim/:claimId',
    lazy: async () => ({ Component: (await linked()).ClaimDoorPage }),
  },
];
