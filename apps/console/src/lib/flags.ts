import {
  ClientProviderEvents,
  OpenFeature,
  OpenFeatureEventEmitter,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import { api, unwrap } from './api';
import { clientStore, updateUiSettings } from './client-store';

/** Answers flags from the last map that the gateway sent. */
class GatewayFlagProvider implements Provider {
  readonly metadata = { name: 'gateway' };
  readonly runsOn = 'client' as const;
  readonly events = new OpenFeatureEventEmitter();
  private flags = clientStore.get().uiSettings.flags;

  /** Whether anything changed. */
  replace(flags: Record<string, boolean>): boolean {
    const names = Object.keys({ ...this.flags, ...flags });
    const flagsChanged = names.filter((name) => this.flags[name] !== flags[name]);
    this.flags = flags;
    if (flagsChanged.length === 0) return false;
    this.events.emit(ClientProviderEvents.ConfigurationChanged, { flagsChanged });
    return true;
  }

  resolveBooleanEvaluation(key: string, fallback: boolean): ResolutionDetails<boolean> {
    const value = this.flags[key];
    return value === undefined ? { value: fallback, reason: 'DEFAULT' } : { value };
  }

  // Every flag of the product is a boolean (Spec 1 §3), so other types keep their default.
  resolveStringEvaluation(_key: string, fallback: string): ResolutionDetails<string> {
    return { value: fallback, reason: 'DEFAULT' };
  }

  resolveNumberEvaluation(_key: string, fallback: number): ResolutionDetails<number> {
    return { value: fallback, reason: 'DEFAULT' };
  }

  resolveObjectEvaluation<T extends JsonValue>(_key: string, fallback: T): ResolutionDetails<T> {
    return { value: fallback, reason: 'DEFAULT' };
  }
}

const provider = new GatewayFlagProvider();

export function startFlags(): void {
  OpenFeature.setProvider(provider);
}

/** Fetches the flags again; screens that use a changed one render again. */
export async function loadFlags(): Promise<Record<string, boolean>> {
  const { flags } = await unwrap(api.gateway.GET('/api/flags/v1'));
  if (provider.replace(flags)) updateUiSettings({ flags });
  return flags;
}
