import type { SecurityConnectorType } from '@palisade/contracts';
import { AWS } from './aws';
import { CLOUDFLARE } from './cloudflare';
import { GOOGLE_SECURITY } from './google-security';
import { GOOGLE_WORKSPACE } from './google-workspace';
import { MICROSOFT } from './microsoft';
import { QUALYS } from './qualys';
import { SAFEGUARD } from './safeguard';
import { SECUREWORKS } from './secureworks';
import { SECURITY_STUDIO } from './security-studio';
import { SOPHOS } from './sophos';
import type { Vendor } from './vendor';
import { WIZER } from './wizer';

/** Every security tool that can be connected; another one is a folder beside these and a line here. */
const VENDORS: readonly Vendor[] = [
  AWS,
  CLOUDFLARE,
  GOOGLE_SECURITY,
  GOOGLE_WORKSPACE,
  MICROSOFT,
  ...QUALYS,
  SAFEGUARD,
  SECUREWORKS,
  SECURITY_STUDIO,
  SOPHOS,
  WIZER,
];

const BY_TYPE = new Map(VENDORS.map((vendor) => [vendor.connectorType, vendor]));

/** All tools, by name. */
export const vendors = (): readonly Vendor[] =>
  [...VENDORS].sort((a, b) => a.connectorName.localeCompare(b.connectorName));

/** The tool of a type. */
export function vendorOf(type: SecurityConnectorType): Vendor {
  const vendor = BY_TYPE.get(type);
  if (!vendor) throw new Error(`Nothing connects ${type}.`);
  return vendor;
}
