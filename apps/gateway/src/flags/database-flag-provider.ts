import { Injectable } from '@nestjs/common';
import type { JsonValue, Provider, ResolutionDetails } from '@openfeature/server-sdk';
import { ErrorCode, StandardResolutionReasons } from '@openfeature/server-sdk';
import { DataSource } from 'typeorm';
import { FeatureFlag } from './feature-flag.entity';

const FRESH_MS = 2_000;

/** Gives OpenFeature the flags of the database; a switch is seen by every gateway within 2 s. */
@Injectable()
export class DatabaseFlagProvider implements Provider {
  readonly metadata = { name: 'palisade database' };
  readonly runsOn = 'server';
  private flags = new Map<string, boolean>();
  private readMs = 0;

  constructor(private readonly dataSource: DataSource) {}

  async resolveBooleanEvaluation(
    key: string,
    fallback: boolean,
  ): Promise<ResolutionDetails<boolean>> {
    if (Date.now() - this.readMs > FRESH_MS) await this.refresh();
    const value = this.flags.get(key);
    if (value === undefined) return missing(fallback);
    return { value, reason: StandardResolutionReasons.STATIC };
  }

  resolveStringEvaluation(_key: string, fallback: string): Promise<ResolutionDetails<string>> {
    return Promise.resolve(mismatch(fallback));
  }

  resolveNumberEvaluation(_key: string, fallback: number): Promise<ResolutionDetails<number>> {
    return Promise.resolve(mismatch(fallback));
  }

  resolveObjectEvaluation<T extends JsonValue>(
    _key: string,
    fallback: T,
  ): Promise<ResolutionDetails<T>> {
    return Promise.resolve(mismatch(fallback));
  }

  /** Reads all flags again; a switch calls it, so that its own gateway answers it at once. */
  async refresh(): Promise<void> {
    const rows = await this.dataSource.manager.find(FeatureFlag);
    this.flags = new Map(rows.map((row) => [row.key, row.enabled]));
    this.readMs = Date.now();
  }
}

function missing<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.FLAG_NOT_FOUND };
}

function mismatch<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.TYPE_MISMATCH };
}
