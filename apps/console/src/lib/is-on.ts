import { OpenFeature } from '@openfeature/web-sdk';

/** Whether a feature is on, for what is drawn again anyway; hooks follow a flag at once. */
export const isOn = (key: string): boolean => OpenFeature.getClient().getBooleanValue(key, true);
