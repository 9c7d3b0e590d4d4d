import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Upstreams } from '@palisade/platform';

const SEND_TIMEOUT_MS = 5_000;

/** Who serves an account. */
interface Serving {
  agencyId: string;
  agentEmail: string | null;
  teamIds?: string[];
}

interface Problem {
  code: Uppercase<string>;
  detail: string;
  errors?: { pointer: string; detail: string }[];
}

/** What the accounts service knows and this one does not. */
@Injectable()
export class AccountsGateway {
  constructor(private readonly upstreams: Upstreams) {}

  /** Whether an account is shown to a caller; 503 while nobody can say. */
  async shows(accountId: string, authorization: string): Promise<boolean> {
    const path = `/api/account/v1/${accountId}`;
    const answer = await this.upstreams.ask('account', path, { headers: { authorization } });
    if (answer && answer.status < 500) return answer.ok;
    throw unavailable();
  }

  /** Gives an account to an agency; what accounts refuse is refused with its sentence. */
  assign(accountId: string, serving: Serving, authorization: string): Promise<void> {
    const path = `/api/account/v1/assign-agency/${accountId}`;
    const headers = { authorization, 'content-type': 'application/json' };
    return this.send(path, { method: 'PUT', headers, body: JSON.stringify(serving) });
  }

  /** Takes an account from its agency; 404 when that does not serve it. */
  release(accountId: string, agencyId: string, authorization: string): Promise<void> {
    const path = `/api/account/v1/my-agent/${accountId}?agencyId=${agencyId}`;
    return this.send(path, { method: 'DELETE', headers: { authorization } });
  }

  private async send(path: string, init: RequestInit): Promise<void> {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const answer = await this.upstreams
      .fetch('account', path, { ...init, signal })
      .catch(() => undefined);
    if (!answer || answer.status >= 500) throw unavailable();
    if (answer.ok) return;
    const { code, detail, errors } = (await answer.json()) as Problem;
    throw new DomainError(code, detail, answer.status, errors);
  }
}

const unavailable = (): DomainError =>
  new DomainError('ACCOUNTS_UNAVAILABLE', 'Accounts are unavailable right now.', 503);
