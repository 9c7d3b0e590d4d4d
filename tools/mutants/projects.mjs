import fs from 'node:fs';
import path from 'node:path';
import { inRoot, serverApps } from '../workspace.mjs';

/** What is no rule though it lies among them: data that is read off the specification, and indexes. */
const NO_RULE = /spec\.ts$|\.fixture\.ts$|\/index\.ts$|\/domain\/(timeline\.ts$|pages\/)/;

const LIBRARIES = ['kernel', 'trade'];

/**
 * The projects whose rules are mutated; `folder` holds the specs, `rules` what they are about.
 * @returns {{ name: string, folder: string, rules: string }[]}
 */
export const ruleProjects = () => [
  ...LIBRARIES.map((name) => ({ name, folder: `libs/${name}/src`, rules: `libs/${name}/src` })),
  ...serverApps()
    .filter((name) => fs.existsSync(inRoot('apps', name, 'src/domain')))
    .map((name) => ({ name, folder: `apps/${name}/src`, rules: `apps/${name}/src/domain` })),
];

/** The files of rules of a project, by their paths from the root of the checkout. */
export const ruleFiles = ({ rules }) =>
  fs
    .readdirSync(inRoot(rules), { recursive: true })
    .map((file) => path.posix.join(rules, file))
    .filter((file) => file.endsWith('.ts') && !NO_RULE.test(file))
    .sort();
