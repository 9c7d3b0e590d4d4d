import { useTranslation } from 'react-i18next';
import { Icon } from '../../../lib/icons';
import type { Choice, ChoiceGroup } from './use-choices';

interface ChoiceListProps {
  id: string;
  groups: readonly ChoiceGroup[];
  /** The chosen one, counted over all groups. */
  chosen: number;
  onChoose: (index: number) => void;
  onRun: (choice: Choice) => void;
}

/** What can be chosen, group by group; the input above holds the focus. */
export function ChoiceList({ id, groups, chosen, onChoose, onRun }: ChoiceListProps) {
  const { t } = useTranslation();
  const choices = groups.flatMap((group) => group.choices);
  return (
    <div id={id} role="listbox" aria-label={t('common:search.results')}>
      {groups.map(({ label, choices: own }) => (
        <ul key={label} role="group" aria-label={label}>
          <li aria-hidden className="palette-head">
            {label}
          </li>
          {own.map((choice) => {
            const index = choices.indexOf(choice);
            return (
              <li
                key={choice.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                onMouseMove={() => onChoose(index)}
                onClick={() => onRun(choice)}
              >
                <Icon name={choice.icon} />
                {choice.line}
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}
