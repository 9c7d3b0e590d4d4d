// One chunk for the pages that mailed links lead to.
export { LinkedLayout } from './linked-layout';
export { AttestSurplusPage } from '../pages/linked/attest-surplus-page';
export { ClaimDoorPage } from '../pages/linked/claim-door-page';
export { PaymentPage } from '../pages/linked/payment-page';
export { PolicyDoorPage } from '../pages/linked/policy-door-page';
export { ReinstatePage } from '../pages/linked/reinstate-page';
export { RequestToBindPage } from '../pages/linked/request-to-bind-page';
export { SignPage } from '../pages/linked/sign-page';
