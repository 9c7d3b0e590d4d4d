import { Injectable } from '@nestjs/common';
import type { paths } from '@palisade/clients/account';
import type { FieldError } from '@palisade/kernel';
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
  code: string;
  detail: string;
  errors?: FieldError[];
}

/** What the accounts service knows and this one does not. */
@Injectable()
export class AccountsGateway {
  private readonly reads;
  private readonly writes;

  constructor(upstreams: Upstreams) {
    this.reads = upstreams.client<paths>('account');
    this.writes = upstreams.client<paths>('account', {
      isRepeatable: false,
      timeoutMs: SEND_TIMEOUT_MS,
    });
  }

  /** Whether an account is shown to a caller; 503 while nobody can say. */
  async shows(accountId: string, authorization: string): Promise<boolean> {
    const { response } = await this.reads.GET('/api/account/v1/{accountId}', {
      params: { path: { accountId } },
      headers: { authorization },
    });
    if (response.status < 500) return response.ok;
    throw unavailable();
  }

  /** Gives an account to an agency; what accounts refuse is refused with its sentence. */
  async assign(accountId: string, serving: Serving, authorization: string): Promise<void> {
    const answer = await this.writes.PUT('/api/account/v1/assign-agency/{accountId}', {
      params: { path: { accountId } },
      headers: { authorization },
      body: serving,
    });
    check(answer);
  }

  /** Takes an account from its agency; 404 when that does not serve it. */
  async release(accountId: string, agencyId: string, authorization: string): Promise<void> {
    const answer = await this.writes.DELETE('/api/account/v1/my-agent/{accountId}', {
      params: { path: { accountId }, query: { agencyId } },
      headers: { authorization },
    });
    check(answer);
  }
}

/** Throws what accounts refuse, 503 while they do not answer. */
function check({ error, response }: { error?: Problem; response: Response }): void {
  if (response.ok) return;
  if (!error || response.status >= 500) throw unavailable();
  const { code, detail, errors } = error;
  throw new DomainError(code as Uppercase<string>, detail, response.status, errors);
}

const unavailable = (): DomainError =>
  new DomainError('ACCOUNTS_UNAVAILABLE', 'Accounts are unavailable right now.', 503);
