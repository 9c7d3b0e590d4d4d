import { describeTimeline } from '@palisade/platform';
import { PresetsQueries } from './presets.queries';

/** Who did what to a preset, and whether its records are unchanged. */
export const PresetTimelineController = describeTimeline({
  of: 'api/rater/v1/presets/:presetId',
  row: 'a preset',
  noun: 'Preset',
  tag: 'presets',
  permission: 'rater:calculate',
  rows: PresetsQueries,
});
