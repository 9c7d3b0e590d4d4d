import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { deadWorkflow, isOpen, maskedPhone } from '../../domain/one-time-code';
import { logoPathOf } from '../letters/letter-agency';
import { AccountOffers } from './account-offers.service';
import { checkOwnLink } from './own-link';
import { Workflow } from './workflow.entity';
import type { WorkflowRedirectResponse, WorkflowResponse } from './workflows.dto';

@Injectable()
export class WorkflowsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly offers: AccountOffers,
  ) {}

  /** What the code page shows of a link; 404 when it is dead. */
  async page(id: string): Promise<WorkflowResponse> {
    const { flow, accountName, firstName, phone } = await this.findOpen(id);
    const flowUserPhone = phone && maskedPhone(phone);
    const page = { id, flow, flowAccountName: accountName, flowUserPhone };
    return { ...page, sendCodeTo: 'EMAIL', userFirstName: firstName };
  }

  /** Where the caller's verified workflow leads; 401 for a token of anything else. */
  async redirect(id: string, actor: Actor): Promise<WorkflowRedirectResponse> {
    checkOwnLink(id, actor);
    const workflow = await this.findOpen(id);
    const { manager } = this.dataSource;
    const { agencyName, agencyId } = workflow;
    return {
      redirectUrl: pathOf(workflow),
      agencyName,
      agencyLogoPath: await logoPathOf(manager, agencyId),
      offersAccount: await this.offers.isDue(workflow, manager),
    };
  }

  private async findOpen(id: string): Promise<Workflow> {
    const workflow = await this.dataSource.manager.findOneBy(Workflow, { id });
    if (!workflow || !isOpen(workflow, this.clock.now())) throw deadWorkflow();
    return workflow;
  }
}

function pathOf({ flow, quoteId, policyId, claimId, product, signs }: Workflow): string {
  if (flow === 'CLAIM') return `/claim/${claimId}`;
  if (flow === 'POLICY') return `/policy/${policyId}`;
  if (flow === 'E_PAY') return `/policy/${policyId}/accountant-payment`;
  if (flow === 'REINSTATE') return `/policy/${policyId}/reinstate`;
  if (flow === 'SURPLUS_NOTICE') return `/quote/${quoteId}/attest-surplus-notice`;
  return signs
    ? `/quote/${quoteId}/sign/${product}`
    : `/quote/${quoteId}/request-to-bind/${product}`;
}
