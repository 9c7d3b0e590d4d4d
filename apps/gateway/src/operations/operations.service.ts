import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { KindOfStuckItem, Problem, ServiceName, ServiceState } from '@palisade/platform';
import { awakeTimeout, SERVICE_NAMES, Upstreams } from '@palisade/platform';
import type { ServiceStateResponse, StuckItemResponse } from './operations.dto';
import { toServiceState, toStuckItem } from './operations.dto';

const TIMEOUT_MS = 5_000;

/** Asks the services how they stand, in the name of who asks. */
@Injectable()
export class OperationsService {
  constructor(private readonly upstreams: Upstreams) {}

  /** All services, those that do not answer as well. */
  states(authorization: string): Promise<ServiceStateResponse[]> {
    const read = async (name: ServiceName): Promise<ServiceStateResponse> => {
      const answer = await this.ask(name, 'state', { authorization }).catch(() => undefined);
      return toServiceState(name, answer?.ok ? ((await answer.json()) as ServiceState) : undefined);
    };
    return Promise.all(SERVICE_NAMES.map(read));
  }

  async stuck(service: string, authorization: string): Promise<StuckItemResponse[]> {
    const answer = await this.askOrFail(nameOf(service), 'stuck', { authorization });
    return ((await answer.json()) as KindOfStuckItem[]).map(toStuckItem);
  }

  async act(
    service: string,
    { kind, id, action }: { kind: string; id: string; action: 'retry' | 'discard' },
    authorization: string,
  ): Promise<void> {
    const path = `stuck/${encodeURIComponent(kind)}/${encodeURIComponent(id)}/${action}`;
    await this.askOrFail(nameOf(service), path, { authorization, method: 'POST' });
  }

  private ask(
    name: ServiceName,
    path: string,
    { authorization, method = 'GET' }: { authorization: string; method?: string },
  ): Promise<Response> {
    const signal = awakeTimeout(TIMEOUT_MS);
    return this.upstreams.fetch(name, `/ops/${path}`, {
      method,
      headers: { authorization },
      signal,
    });
  }

  private async askOrFail(...call: Parameters<OperationsService['ask']>): Promise<Response> {
    const answer = await this.ask(...call).catch(() => undefined);
    if (answer?.ok) return answer;
    throw (await refusalOf(answer)) ?? away();
  }
}

const away = (): DomainError =>
  new DomainError('SERVICE_UNAVAILABLE', 'The service is unavailable right now.', 503);

/** What a service refused with, in its words; what broke in it is not passed on. */
async function refusalOf(answer: Response | undefined): Promise<DomainError | undefined> {
  if (!answer || (answer.status >= 500 && answer.status !== 503)) return undefined;
  const problem = (await answer.json().catch(() => undefined)) as Partial<Problem> | undefined;
  if (!problem?.code || !problem.detail) return undefined;
  return new DomainError(problem.code as Uppercase<string>, problem.detail, answer.status);
}

function nameOf(service: string): ServiceName {
  const name = SERVICE_NAMES.find((one) => one === service);
  if (name) return name;
  throw new DomainError('SERVICE_NOT_FOUND', 'There is no such service.', 404);
}
