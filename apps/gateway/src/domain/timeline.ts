import type { TimelineField, TimelineKind, TimelineRules } from '@palisade/kernel';
import { STAFF_ONLY } from '@palisade/kernel';

const told = (kind: TimelineKind, path: string): TimelineField => ({
  kind,
  readers: STAFF_ONLY,
  path,
});

/** What is told of what was done to the incident banner. */
export const INCIDENT_TIMELINE: TimelineRules = {
  subjectType: 'incident',
  actions: { announce: STAFF_ONLY, end: STAFF_ONLY },
  fields: {
    incidentTitleUs: told('TEXT', 'texts.US.title'),
    incidentMessageUs: told('TEXT', 'texts.US.message'),
    incidentTitleUk: told('TEXT', 'texts.UK.title'),
    incidentMessageUk: told('TEXT', 'texts.UK.message'),
    statusUrl: told('TEXT', 'statusUrl'),
  },
};
