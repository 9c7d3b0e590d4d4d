import type { Region } from '@palisade/kernel';
import { invalidField } from '@palisade/kernel';

/** What the banner says in one edition. */
export interface IncidentText {
  title: string;
  message: string;
}

/** An incident as far as it decides what is shown. */
export interface StatedIncident {
  texts: Record<Region, IncidentText>;
  shownFrom: Date;
  /** Null until somebody ends it. */
  shownUntil: Date | null;
  /** When somebody ended it by hand. */
  endedOn: Date | null;
}

/** Whether the banner tells of an incident at a moment. */
export const isShown = (incident: StatedIncident, now: Date): boolean =>
  !isOver(incident, now) && incident.shownFrom <= now;

/** Whether an incident is told of no more. */
export const isOver = ({ endedOn, shownUntil }: StatedIncident, now: Date): boolean =>
  endedOn !== null || (shownUntil !== null && shownUntil <= now);

/** Throws 400 for a banner that ends before it begins, or in the past. */
export function checkShownUntil(from: Date, until: Date | null, now: Date): void {
  if (until === null || (until > from && until > now)) return;
  throw invalidField('INCIDENT_PERIOD', 'The end must come after the beginning.', '/shownUntil');
}
