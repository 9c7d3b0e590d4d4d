import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { Clock, containing, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { SignupInvitation } from './signup-invitation.entity';
import { visibleTo } from './signup-invitations.access';
import type { WaitingInvitationResponse } from './signup.dto';

const LIST = {
  sortable: {
    email: 'invitation.email',
    created: 'invitation.created',
    expires: 'invitation.expires',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'invitation.id',
};

/** The invitations that nobody has followed yet. */
@Injectable()
export class WaitingInvitationsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async search(request: PageQuery, actor: Actor): Promise<Page<WaitingInvitationResponse>> {
    const query = this.dataSource
      .createQueryBuilder(SignupInvitation, 'invitation')
      .where('invitation.used is null and invitation.replaced is null')
      .andWhere('invitation.expires > :now', { now: this.clock.now() });
    const pattern = request.search && containing(request.search.toLowerCase());
    if (pattern) query.andWhere('invitation.email like :pattern', { pattern });
    const page = await listPage(visibleTo(query, actor), request, LIST);
    return { ...page, content: await this.rows(page.content) };
  }

  private async rows(invitations: SignupInvitation[]): Promise<WaitingInvitationResponse[]> {
    const em = this.dataSource.manager;
    const ids = invitations.flatMap(({ organizationId }) => organizationId ?? []);
    const roleIds = invitations.flatMap(({ roleId }) => roleId ?? []);
    const organizations = await em.findBy(Organization, { id: In(ids) });
    const roles = await em.findBy(Role, { id: In(roleIds) });
    const nameOf = (rows: { id: string; name: string }[], id: string | null): string | null =>
      rows.find((row) => row.id === id)?.name ?? null;
    return invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      tokenType: invitation.tokenType,
      accountType: invitation.accountType,
      accountName: nameOf(organizations, invitation.organizationId),
      roleName: nameOf(roles, invitation.roleId),
      created: invitation.created.toISOString(),
      expires: invitation.expires.toISOString(),
    }));
  }
}
