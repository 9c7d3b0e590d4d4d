import type { CanActivate } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { TenantTimes } from './tenant-times';

/** The routes of a controller exist only in sandbox mode. */
@Injectable()
export class SandboxGuard implements CanActivate {
  constructor(private readonly times: TenantTimes) {}

  canActivate(): boolean {
    if (this.times.isOn) return true;
    throw new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
  }
}
