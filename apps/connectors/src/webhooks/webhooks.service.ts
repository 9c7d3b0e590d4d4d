import { Injectable } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import { invalidField, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Config, newId, Transactions } from '@palisade/platform';
import { checkTarget } from '../deliveries/targets';
import { Organization } from '../snapshots/organization.entity';
import { Webhook } from './webhook.entity';
import { WebhookSecrets } from './webhook-secrets';
import type { ChangeWebhookRequest } from './webhooks.dto';

@Injectable()
export class WebhooksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly secrets: WebhookSecrets,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Makes a webhook without an address; its secret is told this once. */
  async create(companyName: string, actor: Actor): Promise<{ webhook: Webhook; secret: string }> {
    const id = newId();
    const secret = this.secrets.make();
    const webhook = await this.transactions.run(async (tx) => {
      const row: Webhook = {
        ...(await ownerOf(companyName, actor, tx)),
        id,
        companyName,
        clientId: newId(),
        secret: this.secrets.seal(secret, id),
        webhookUrl: null,
        switchedOff: null,
        deleted: false,
        created: this.clock.now(),
      };
      await tx.em.insert(Webhook, row);
      await tx.record({ action: 'webhook.create', subjectType: 'webhook', subjectId: id });
      return row;
    });
    return { webhook, secret };
  }

  /** Sets the address or a new secret. */
  async change(known: Webhook, request: ChangeWebhookRequest): Promise<Webhook> {
    const { id } = known;
    const { clientId, clientSecret, webhookUrl } = request;
    if (clientId !== undefined && clientId !== known.clientId) {
      throw invalidField('CLIENT_ID_IS_FIXED', 'Invalid', '/clientId');
    }
    if (webhookUrl) checkTarget(webhookUrl, this.config.values.WEBHOOKS_INSIDE);
    const patch: Partial<Webhook> = {
      ...(webhookUrl !== undefined && { webhookUrl, switchedOff: null }),
      ...(clientSecret !== undefined && { secret: this.secrets.seal(clientSecret, id) }),
    };
    await this.save(id, patch, 'webhook.change');
    return { ...known, ...patch };
  }

  /** Ends a webhook; what waits for it is not sent any more. */
  remove({ id }: Webhook): Promise<void> {
    return this.save(id, { deleted: true }, 'webhook.remove');
  }

  private async save(id: string, patch: Partial<Webhook>, action: string): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      if (Object.keys(patch).length) await em.update(Webhook, { id }, patch);
      await record({ action, subjectType: 'webhook', subjectId: id });
    });
  }
}

/** Staff make webhooks for the organisation they name, others for their own. */
async function ownerOf(
  companyName: string,
  actor: Actor,
  { em }: Tx,
): Promise<{ organizationId: string; accountType: AccountType }> {
  const { accountType, organizationId } = actor;
  if (!isStaff(actor)) return { organizationId, accountType };
  const found = await em
    .createQueryBuilder(Organization, 'organization')
    .where('fold_text(organization.name) = fold_text(:companyName)', { companyName })
    .andWhere('not organization.deleted')
    .orderBy('organization.id')
    .getOne();
  if (found) return { organizationId: found.id, accountType: found.accountType };
  throw invalidField('UNKNOWN_COMPANY', 'There is no such company.', '/companyName');
}
