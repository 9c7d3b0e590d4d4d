import { reasonFor } from './judge.mjs';

const TITLE = '# Changelog\n';
const PARTS = { added: 'Added', changed: 'Changed', removed: 'Removed' };

/** The section of a release: what was added, changed and removed, what breaks first. */
export function sectionOf({ version, date, changes, reasons }) {
  const parts = Object.entries(PARTS).map(([change, title]) => {
    const found = changes.filter((one) => one.change === change);
    const breaks = found.filter(({ kind }) => kind === 'breaks');
    const adds = found.filter(({ kind }) => kind === 'adds');
    const lines = [...breaks, ...adds].map((one) => lineOf(one, reasons));
    return lines.length > 0 ? `### ${title}\n\n${lines.join('\n')}\n` : '';
  });
  const text = parts.filter(Boolean).join('\n') || 'Nothing that others rely on has changed.\n';
  return `## ${version} (${date})\n\n${text}`;
}

function lineOf(change, reasons) {
  const mark = change.kind === 'breaks' ? '**Breaks**: ' : '';
  const reason = reasonFor(reasons, change)?.reason;
  return `- ${mark}${change.surface}: ${change.sentence}.${reason ? ` ${reason}` : ''}`;
}

/** The section of the first release, which has nothing to be compared with. */
export function firstSection({ version, date, surfaces, migrations }) {
  const facts = [...surfaces.values()].flat();
  const count = (pattern) => facts.filter(({ at }) => pattern.test(at)).length;
  const operations = count(/^(GET|PUT|POST|PATCH|DELETE) \S+$/);
  const events = count(/^EVENT \S+$/);
  return `## ${version} (${date})\n\nThe first release: ${operations} operations, ${events} events, ${migrations.size} migrations.\n`;
}

/** A changelog with one more section above the older ones. */
export function withSection(changelog, section) {
  const older = changelog.startsWith(TITLE) ? changelog.slice(TITLE.length).trim() : '';
  return `${TITLE}\n${section}${older ? `\n${older}\n` : ''}`;
}
