import { Modal } from 'antd';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Persona } from '../personas';
import { ChoiceList } from './search/choice-list';
import { chosenIndex } from './search/chosen-index';
import { earlyText, forgetEarlyText } from './search/early-search';
import { SearchState } from './search/search-state';
import { useChoices, type Choice, type Hit } from './search/use-choices';
import { useSearch } from './search/use-search';

interface CommandPaletteProps {
  persona: Persona;
  onClose: () => void;
}

/** Finds any record, goes to any page and starts any action by name. */
export function CommandPalette({ persona, onClose }: CommandPaletteProps) {
  // What the records below need is loaded with it: a later wait would take the focus away.
  const { t } = useTranslation(['common', 'account', 'coverage', 'policy', 'quote']);
  const listId = useId();
  const [search, setSearch] = useState(earlyText);
  const [chosenId, setChosenId] = useState<string | null>(null);
  useEffect(forgetEarlyText, []);
  const [hit, setHit] = useState<Hit | null>(null);
  const found = useSearch(persona, search);
  const groups = useChoices({ persona, search, found, hit });
  const choices = groups.flatMap((group) => group.choices);
  const chosen = chosenIndex(choices, chosenId);
  const now = choices[chosen];
  const choose = (index: number) => setChosenId(choices[index]?.id ?? null);
  const look = (next: Hit | null) => {
    setHit(next);
    setChosenId(null);
  };
  const run = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
    const isIn = (key === 'Tab' && !shiftKey) || (key === 'ArrowRight' && isAtEnd);
    const isOut = (key === 'Tab' && shiftKey) || key === 'ArrowLeft' || key === 'Escape';
    if (step && choices.length > 0) choose((chosen + step + choices.length) % choices.length);
    else if (key === 'Enter') run(now);
    else if (isIn && now?.hit) look(now.hit);
    else if (isOut && hit) look(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Modal
      open
      footer={null}
      closable={false}
      width={640}
      title={<span className="visually-hidden">{t('common:palette.open')}</span>}
      classNames={{ body: 'palette' }}
      onCancel={onClose}
    >
      <input
        className="palette-input"
        autoFocus
        role="combobox"
        aria-label={t('common:palette.open')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={now && `${listId}-${chosen}`}
        placeholder={t('common:search.placeholder')}
        value={search}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setSearch(target.value);
          look(null);
        }}
      />
      <ChoiceList id={listId} groups={groups} chosen={chosen} onChoose={choose} onRun={run} />
      {!hit && <SearchState {...found} isEmpty={choices.length === 0} />}
      {now?.hit && <p className="palette-hint muted">{t('common:search.hint')}</p>}
    </Modal>
  );
}
