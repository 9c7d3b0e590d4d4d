import type { SecurityConnectorType } from '@palisade/contracts';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError, minorUnitsOf } from '@palisade/kernel';
import type { CloudTool, Product } from '@palisade/trade';
import { CLOUD_TOOLS } from '@palisade/trade';

/** The tools by which a cloud provider shows how a client is kept; a PrimeCloud policy names some of them. */
export type CloudService = CloudTool;

/** Whether a tool is that of a cloud provider. */
export const isCloudService = (type: SecurityConnectorType): type is CloudService =>
  CLOUD_TOOLS.some((cloud) => cloud === type);

/** The cloud services among connected tools, each once, by name. */
export const cloudServicesAmong = (connected: readonly SecurityConnectorType[]): CloudService[] =>
  [...new Set(connected.filter(isCloudService))].sort();

/** The cloud services that a policy is issued with when nobody names them; null for any other product. */
export const servicesAtIssue = (
  product: Product,
  connected: readonly SecurityConnectorType[],
): CloudService[] | null => (product === 'PRIME_CLOUD' ? cloudServicesAmong(connected) : null);

/** The services that were named, each of which must be connected; throws 409 that names those that are not. */
export function namedServices(
  named: readonly CloudService[],
  connected: readonly SecurityConnectorType[],
): CloudService[] {
  const errors = named.flatMap((service, at) =>
    connected.includes(service)
      ? []
      : [{ pointer: `/cloudServices/${at}`, detail: `${service} is not connected.` }],
  );
  if (!errors.length) return cloudServicesAmong(named);
  const detail = errors.map((one) => one.detail).join(' ');
  throw new DomainError('CLOUD_NOT_CONNECTED', detail, 409, errors);
}

/** What a caller says of the cover, as far as a change of it has a price. */
export interface SaidOfCover {
  limit?: number;
  endDate?: PlainDate;
}

/** Throws 409 where what was said is not what was bound: limit and term have a price. */
export function checkBoundCover(
  { limit, endDate }: SaidOfCover,
  bound: { aggregateLimit: MinorUnits; endDate: PlainDate },
): void {
  const refuse = (field: string, detail: string): never => {
    const pointer = `/${field}`;
    throw new DomainError('PRICED_CHANGE', detail, 409, [{ pointer, detail }]);
  };
  if (limit !== undefined && minorUnitsOf(limit) !== bound.aggregateLimit) {
    refuse('limit', 'Another limit has another price: it takes an endorsement quote.');
  }
  if (endDate !== undefined && endDate !== bound.endDate) {
    refuse('endDate', `The cover is bound until ${bound.endDate}.`);
  }
}
