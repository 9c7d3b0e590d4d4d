import { Injectable } from '@nestjs/common';
import { DomainError, invalidField, isStaff, PHONE_MESSAGES, storedPhone } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { RolePermissions, Transactions } from '@palisade/platform';
import { changedPart } from '../accounts/change-account';
import type { PartnerProfile, ProfileChange } from '../domain/partners/edit-partner';
import { editPartner, membersChange } from '../domain/partners/edit-partner';
import type { PartnerType } from '../domain/partners/kinds';
import { isHostnameTaken } from '../snapshots/hostnames';
import { Organization } from '../snapshots/organization.entity';
import { AccountTiesService } from './account-ties.service';
import { MembershipsService } from './memberships.service';
import { publishPartner } from './partner-events';
import type {
  AggregatorProfileRequest,
  ClusterProfileRequest,
  PartnerProfileRequest,
  SecurityProviderProfileRequest,
} from './partner.dto';
import { mayEdit } from './partners.access';
import { memberIds, partnerId, partnerNotFound } from './partners.queries';

type Request = PartnerProfileRequest &
  Partial<AggregatorProfileRequest & ClusterProfileRequest & SecurityProviderProfileRequest>;

/** What partners say of themselves, and who belongs to them. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly permissions: RolePermissions,
    private readonly memberships: MembershipsService,
    private readonly ties: AccountTiesService,
  ) {}

  /** Changes a profile: the caller's own, for staff that which is named; tells the others. */
  async change(
    kind: PartnerType,
    id: string | undefined,
    request: Request,
    actor: Actor,
  ): Promise<void> {
    const held = await this.permissions.of(actor, '');
    const isOfKind = isStaff(actor) || actor.accountType === kind;
    if (!isOfKind || !mayEdit(kind, { actor, held })) throw partnerNotFound();
    const named = partnerId(id, actor);
    await this.transactions.run(async (tx) => {
      await changeProfile(tx, await lock(tx, kind, named), request, actor);
      await this.changeMembers(tx, { kind, id: named, request }, actor);
    });
  }

  private async changeMembers(
    tx: Tx,
    { kind, id, request }: { kind: PartnerType; id: string; request: Request },
    actor: Actor,
  ): Promise<void> {
    const wanted = kind === 'CLUSTER' ? request.agencyIds : request.accountIds;
    if (!wanted || (kind !== 'CLUSTER' && kind !== 'MSSP')) return;
    const { joining, leaving } = membersChange(await memberIds(tx.em, kind, id), wanted);
    if (joining.length && !isStaff(actor)) {
      const detail = 'Only the staff of the provider adds members.';
      throw new DomainError('NOT_ALLOWED', detail, 403);
    }
    for (const memberId of leaving) {
      if (kind === 'CLUSTER') await this.memberships.leave(tx, kind, agency(memberId, id));
      else await this.ties.untie(tx, kind, account(memberId, id));
    }
    for (const memberId of joining) {
      if (kind === 'CLUSTER') await this.memberships.join(tx, kind, agency(memberId, id));
      else await this.ties.tie(tx, kind, account(memberId, id));
    }
  }
}

const agency = (agencyId: string, partnerId: string) => ({ agencyId, partnerId });
const account = (accountId: string, partnerId: string) => ({ accountId, partnerId });

async function changeProfile(
  tx: Tx,
  partner: Organization,
  request: Request,
  actor: Actor,
): Promise<void> {
  const { id, name, description, hostname, enforceMfa, contact } = partner;
  const known: PartnerProfile = { name, description, hostname, enforceMfa, contact };
  const changed = changedPart(known, editPartner(known, changeOf(request, partner)));
  const fields = Object.keys(changed) as (keyof PartnerProfile)[];
  if (!fields.length) return;
  if (changed.hostname) await checkFree(tx, id, changed.hostname);
  await tx.em.update(Organization, { id }, changed);
  const before = Object.fromEntries(fields.map((field) => [field, known[field]]));
  const subject = { subjectType: 'partner', subjectId: id };
  await tx.record({ action: 'partner.change', ...subject, before, after: changed });
  await publishPartner(tx, { ...partner, ...changed }, { changed: fields, actor });
}

function changeOf(request: Request, { locationAlias }: Organization): ProfileChange {
  const { name, description, hostname, enforceMFA: enforceMfa } = request;
  const { contactFirstName: firstName, contactLastName: lastName, contactEmail: email } = request;
  const { contactPhone } = request;
  const phone = contactPhone && storedPhone(contactPhone, locationAlias);
  if (contactPhone && !phone) {
    throw invalidField('INVALID_PHONE', PHONE_MESSAGES[locationAlias ?? 'US'], '/contactPhone');
  }
  const contact = { firstName, lastName, email, phone: contactPhone === null ? null : phone };
  return { name, description, hostname, enforceMfa, contact };
}

async function lock({ em }: Tx, kind: PartnerType, id: string): Promise<Organization> {
  const where = { id, accountType: kind, deleted: false };
  const partner = await em.findOne(Organization, { where, lock: { mode: 'pessimistic_write' } });
  if (!partner) throw partnerNotFound();
  return partner;
}

async function checkFree({ em }: Tx, id: string, hostname: string): Promise<void> {
  if (!(await isHostnameTaken(em, { id, hostname }))) return;
  const detail = 'This hostname is taken.';
  throw new DomainError('DUPLICATE_HOSTNAME', detail, 409, [{ pointer: '/hostname', detail }]);
}
