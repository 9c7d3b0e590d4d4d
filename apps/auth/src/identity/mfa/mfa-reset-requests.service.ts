import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Clock } from '@palisade/platform';
import { ResetRequests } from '../passwords/reset-requests';
import type { SignInAttempt } from '../sessions/password-proofs';
import { PasswordProofs } from '../sessions/password-proofs';

/** Mails the link that takes a second factor off, to who knows the password. */
@Injectable()
export class MfaResetRequestsService {
  constructor(
    private readonly clock: Clock,
    private readonly proofs: PasswordProofs,
    private readonly requests: ResetRequests,
  ) {}

  async add(attempt: SignInAttempt): Promise<void> {
    await this.proofs.prove(attempt, this.clock.now()).catch((error: unknown) => {
      throw isRefusal(error) ? invalidLogin() : error;
    });
    await this.requests.add(attempt.email, 'MFA_RESET');
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && [401, 412, 418].includes(error.status);

/** Spec 2 §8: whatever stands in the way of the password, a new one is the way on. */
function invalidLogin(): DomainError {
  const detail = 'Invalid login credentials. Please reset your password first, if necessary';
  return new DomainError('INVALID_CREDENTIALS', detail, 401);
}
