import { ApiError, type Problem } from '../../lib/problem';
import type { CardOrBank, PortalDetails } from './api';

/** The processor's own part of the pay page: what is written there goes to it alone. */
interface Portal {
  charge: (session: string, charge: PortalCharge) => Promise<PortalAnswer>;
}

type PortalCharge = PortalDetails & {
  method: CardOrBank;
  amount: number;
  /** The portal knows an attempt by its number, and charges the same one once. */
  transactionId: string;
};

interface PortalAnswer {
  transactionId: string;
  tokenId: string;
  lastFourDigits: string;
}

const OWN_PORTAL = '/api/billing/v1/portal/';

/** The portal of the platform itself is on every host of it. */
export function scriptAddress(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith(OWN_PORTAL) ? pathname : url;
}

/** Charges at the portal, whose script is loaded the first time. */
export async function chargeAtPortal(
  scriptUrl: string,
  session: string,
  charge: PortalCharge,
): Promise<PortalAnswer> {
  const portal = portalOf() ?? (await loadPortal(scriptAddress(scriptUrl)));
  return portal.charge(session, charge).catch((refusal: Problem) => {
    if (typeof refusal.status !== 'number') throw refusal;
    throw new ApiError(refusal.status, refusal, 'POST', `${OWN_PORTAL}charges`);
  });
}

const portalOf = () => (globalThis as { PalisadePortal?: Portal }).PalisadePortal;

const loadPortal = (src: string): Promise<Portal> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const failed = () => {
      script.remove();
      reject(new Error(`The portal of the processor is not at ${src}.`));
    };
    script.src = src;
    script.onload = () => {
      const portal = portalOf();
      if (portal) resolve(portal);
      else failed();
    };
    script.onerror = failed;
    document.head.append(script);
  });
