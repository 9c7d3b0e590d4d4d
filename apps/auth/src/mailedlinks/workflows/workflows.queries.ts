import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, unauthorized } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { deadWorkflow, isOpen, maskedPhone } from '../../domain/one-time-code';
import { Workflow } from './workflow.entity';
import type { WorkflowRedirectResponse, WorkflowResponse } from './workflows.dto';

@Injectable()
export class WorkflowsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
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
    if (actor.userId !== id) throw unauthorized();
    const workflow = await this.findOpen(id);
    return { redirectUrl: pathOf(workflow), agencyName: workflow.agencyName };
  }

  private async findOpen(id: string): Promise<Workflow> {
    const workflow = await this.dataSource.manager.findOneBy(Workflow, { id });
    if (!workflow || !isOpen(workflow, this.clock.now())) throw deadWorkflow();
    return workflow;
  }
}

function pathOf({ flow, quoteId, policyId, product, signs }: Workflow): string {
  if (flow === 'E_PAY') return `/policy/${policyId}/accountant-payment`;
  if (flow === 'SURPLUS_NOTICE') return `/quote/${quoteId}/attest-surplus-notice`;
  return signs
    ? `/quote/${quoteId}/sign/${product}`
    : `/quote/${quoteId}/request-to-bind/${product}`;
}
