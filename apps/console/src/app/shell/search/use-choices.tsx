import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SearchHit } from '../../../lib/api-types';
import type { IconName } from '../../../lib/icons';
import { useSession } from '../../../lib/session';
import type { Persona } from '../../personas';
import { matchCommands } from '../commands';
import { useCommands } from '../use-commands';
import { HitLine } from './hit-line';
import { useHitCommands } from './use-hit-commands';
import type { useSearch } from './use-search';

/** A record that was found, with the address of its page. */
export type Hit = SearchHit & { path: string };

/** Something that can be chosen. */
export interface Choice {
  id: string;
  icon: IconName;
  line: ReactNode;
  run: () => void;
  /** The record that it opens. */
  hit?: Hit;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

interface Looked {
  persona: Persona;
  search: string;
  found: ReturnType<typeof useSearch>;
  hit: Hit | null;
}

/** What is shown: records above pages and actions, or what can be done with the chosen record. */
export function useChoices({ persona, search, found, hit }: Looked): ChoiceGroup[] {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const navigate = useNavigate();
  const commands = matchCommands(useCommands(persona), search);
  const actions = useHitCommands(hit);
  const choiceOf = ({ id, icon, text, run }: (typeof commands)[number]): Choice => ({
    id,
    icon,
    line: <span className="palette-title">{text}</span>,
    run,
  });
  if (hit) return [{ label: hit.title, choices: actions.map(choiceOf) }];
  const records = found.groups.map(({ labelKey, icon, hits, pathOf }) => ({
    label: t(labelKey),
    choices: hits.map((one): Choice => {
      const path = pathOf(one);
      const line = <HitLine hit={one} />;
      const run = () => void navigate(`${basePath}/${path}`);
      return { id: one.id, icon, line, run, hit: { ...one, path } };
    }),
  }));
  const named = [...new Set(commands.map(({ group }) => group))].map((label) => ({
    label,
    choices: commands.filter(({ group }) => group === label).map(choiceOf),
  }));
  return [...records, ...named];
}
