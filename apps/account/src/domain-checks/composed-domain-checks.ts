import { Injectable } from '@nestjs/common';
import type { Finding } from '../domain/scan/finding';
import { BuiltInDomainChecks, isInvented } from './built-in-domain-checks';
import type { CheckOrder } from './domain-checks';
import { DomainChecks } from './domain-checks';
import { RealDomainChecks } from './real-domain-checks';

/** Invented domains, which exist nowhere, have the built-in checks; all others are really asked. */
@Injectable()
export class ComposedDomainChecks extends DomainChecks {
  constructor(
    private readonly builtIn: BuiltInDomainChecks,
    private readonly real: RealDomainChecks,
  ) {
    super();
  }

  override asksOutside(domainName: string): boolean {
    return !isInvented(domainName);
  }

  override check(domainName: string, order: CheckOrder): Promise<Finding[]> {
    return isInvented(domainName)
      ? this.builtIn.check(domainName)
      : this.real.check(domainName, order);
  }
}
