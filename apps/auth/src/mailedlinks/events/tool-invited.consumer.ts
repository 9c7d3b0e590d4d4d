import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, Letters } from '@palisade/platform';
import { Organization } from '../../people/organizations/organization.entity';

/** Whom a client is written to. */
interface Addressee {
  email: string;
  greeted: string | null;
}

/** Asks a client by mail to connect a tool, as its security provider wishes. */
@Injectable()
export class ToolInvitedConsumer {
  constructor(private readonly letters: Letters) {}

  @Consumes('connector.invited.v1')
  async handle({ data }: CloudEvent<'connector.invited.v1'>, tx: Tx): Promise<void> {
    const { accountId, organizationId, connectorName, connectorType, refusal } = data;
    const client = await tx.em.findOneByOrFail(Organization, { id: accountId });
    const sender = await tx.em.findOneByOrFail(Organization, { id: organizationId });
    const region = client.locationAlias;
    const stop = this.letters.link(`/no-tool-letters/${encodeURIComponent(refusal)}`, region);
    const facts = { client: client.name, sender: sender.name, tool: connectorName, stop };
    for (const { email: to, greeted } of await addresseesOf(tx, accountId)) {
      const path = `/customer/manage/connectors/${connectorType}`;
      await this.letters.mail({ name: 'toolInvited', to, greeted, region, facts, path }, tx);
    }
  }
}

/** The client's people who are written to of such things; without any, whom its newest policy names. */
async function addresseesOf({ em }: Tx, accountId: string): Promise<Addressee[]> {
  const people: Addressee[] = await em.query(
    `select email, first_name as greeted from app_user
     where organization_id = $1 and enabled and not removed and primary_contact`,
    [accountId],
  );
  if (people.length > 0) return people;
  return em.query(
    `select email, first_name as greeted from policy_address
     where account_id = $1 order by end_date desc limit 1`,
    [accountId],
  );
}
