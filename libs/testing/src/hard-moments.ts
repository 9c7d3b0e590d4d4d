/** An instant at which a date is easily taken wrong. */
export interface HardMoment {
  zone: string;
  /** What the clock on the wall shows, with its distance from UTC. */
  shown: string;
  now: Date;
  /** The date on the wall, and those beside it. */
  today: string;
  yesterday: string;
  tomorrow: string;
}

const ZONES = {
  HONOLULU: 'Pacific/Honolulu',
  NEW_YORK: 'America/New_York',
  LONDON: 'Europe/London',
} as const;

/**
 * Half an hour before and after midnight: beside 29 February, over both changes of the clock of the
 * United States (8 March and 1 November 2026) and of the United Kingdom (29 March and 25 October),
 * and at the end of a year. Each with the dates of the day before, of the day and of the day after,
 * written out so that no library judges itself.
 */
const TABLE: readonly [
  zone: keyof typeof ZONES,
  shown: string,
  yesterday: string,
  tomorrow: string,
][] = [
  ['HONOLULU', '2028-02-28T23:30:00-10:00', '2028-02-27', '2028-02-29'],
  ['HONOLULU', '2028-02-29T00:30:00-10:00', '2028-02-28', '2028-03-01'],
  ['HONOLULU', '2028-02-29T23:30:00-10:00', '2028-02-28', '2028-03-01'],
  ['HONOLULU', '2026-03-08T00:30:00-10:00', '2026-03-07', '2026-03-09'],
  ['HONOLULU', '2026-12-31T23:30:00-10:00', '2026-12-30', '2027-01-01'],
  ['NEW_YORK', '2028-02-29T00:30:00-05:00', '2028-02-28', '2028-03-01'],
  ['NEW_YORK', '2028-02-29T23:30:00-05:00', '2028-02-28', '2028-03-01'],
  ['NEW_YORK', '2026-03-07T23:30:00-05:00', '2026-03-06', '2026-03-08'],
  ['NEW_YORK', '2026-03-08T00:30:00-05:00', '2026-03-07', '2026-03-09'],
  ['NEW_YORK', '2026-03-08T23:30:00-04:00', '2026-03-07', '2026-03-09'],
  ['NEW_YORK', '2026-03-09T00:30:00-04:00', '2026-03-08', '2026-03-10'],
  ['NEW_YORK', '2026-11-01T00:30:00-04:00', '2026-10-31', '2026-11-02'],
  ['NEW_YORK', '2026-11-01T23:30:00-05:00', '2026-10-31', '2026-11-02'],
  ['NEW_YORK', '2027-01-01T00:30:00-05:00', '2026-12-31', '2027-01-02'],
  ['LONDON', '2028-02-29T00:30:00+00:00', '2028-02-28', '2028-03-01'],
  ['LONDON', '2028-02-29T23:30:00+00:00', '2028-02-28', '2028-03-01'],
  ['LONDON', '2026-03-29T00:30:00+00:00', '2026-03-28', '2026-03-30'],
  ['LONDON', '2026-03-29T23:30:00+01:00', '2026-03-28', '2026-03-30'],
  ['LONDON', '2026-03-30T00:30:00+01:00', '2026-03-29', '2026-03-31'],
  ['LONDON', '2026-10-25T00:30:00+01:00', '2026-10-24', '2026-10-26'],
  ['LONDON', '2026-10-25T23:30:00+00:00', '2026-10-24', '2026-10-26'],
  ['LONDON', '2026-12-31T23:30:00+00:00', '2026-12-30', '2027-01-01'],
];

/** The instants at which every dated rule is asked. */
export const HARD_MOMENTS: readonly HardMoment[] = TABLE.map(
  ([zone, shown, yesterday, tomorrow]) => ({
    zone: ZONES[zone],
    shown,
    now: new Date(shown),
    today: shown.slice(0, 10),
    yesterday,
    tomorrow,
  }),
);
