import type { Region } from '@palisade/kernel';
import type { IconName } from '../lib/icons';

/** A place of a persona: in the navigation, or among the settings. */
export interface NavigationEntry {
  /** Below the persona's base path. */
  path: string;
  labelKey: string;
  icon: IconName;
  /** The only edition that has the place; both when left out. */
  edition?: Region;
  /** `group:permission` that the entry and its screens need. */
  permission: string;
  /** The feature that it belongs to. */
  flag?: string;
  /** It is there only on a platform that is a sandbox. */
  isOfSandbox?: true;
}
