import semver from 'semver';
import { MIGRATIONS } from './compare.mjs';

/** Whether a version may break what another promised: a higher major, or before 1.0.0 a higher minor. */
export function mayBreak(released, version) {
  if (semver.lte(version, released)) return false;
  return ['major', ...(semver.major(released) === 0 ? ['minor'] : [])].includes(
    semver.diff(released, version),
  );
}

export const reasonFor = (reasons, { surface, where }) =>
  reasons.find((row) => row.surface === surface && row.place === where && row.reason !== '');

/** What the gate refuses, a sentence each. */
export function refusals({ changes, reasons, released, version }) {
  const breaks = changes.filter(({ kind }) => kind === 'breaks');
  const isExcused = (change) =>
    (mayBreak(released, version) && change.surface !== MIGRATIONS) || reasonFor(reasons, change);
  const unexplained = breaks.filter((change) => !isExcused(change));
  const idle = reasons.filter(
    ({ surface, place }) =>
      !breaks.some((change) => change.surface === surface && change.where === place),
  );
  return [
    ...unexplained.map(({ surface, sentence }) => `${surface}: ${sentence}`),
    ...idle.map(
      ({ surface, place }) => `${surface}: a reason names \`${place}\`, which breaks nothing`,
    ),
    ...reasons
      .filter(({ reason }) => reason === '')
      .map(({ surface, place }) => `${surface}: no reason is written for \`${place}\``),
  ];
}
