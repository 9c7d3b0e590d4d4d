import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../policies/caller';
import { PoliciesQueries } from '../policies/policies.queries';
import { findPolicy } from '../policies/policy-rows';
import { connectedClouds } from './connected-clouds';
import type { PrimeCloudResponse } from './prime-cloud.dto';

/** Reads PrimeCloud policies. */
@Injectable()
export class PrimeCloudQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policies: PoliciesQueries,
  ) {}

  /** A PrimeCloud policy or its binder; 404 for any other product. */
  async get(id: string, caller: Caller): Promise<PrimeCloudResponse> {
    const { manager } = this.dataSource;
    const policy = await this.policies.getOfProduct('PRIME_CLOUD', id, caller);
    const named = (await findPolicy(manager, id, caller.actor)).cloudServices ?? [];
    const connected = await connectedClouds(manager, policy.accountId);
    return {
      ...policy,
      cloudServices: named.map((connectorType) => ({
        connectorType,
        isConnected: connected.includes(connectorType),
      })),
      unnamedServices: connected.filter((service) => !named.includes(service)),
    };
  }
}
