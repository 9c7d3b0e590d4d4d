import { Modal } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../lib/icons';
import type { Persona } from '../personas';
import { matchCommands } from './commands';
import { useCommands, type Command } from './use-commands';

interface CommandPaletteProps {
  persona: Persona;
  onClose: () => void;
}

/** Goes to any page and starts any action by name. */
export function CommandPalette({ persona, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const commands = matchCommands(useCommands(persona), search);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[chosen]);
    }
  };
  return (
    <Modal
      open
      footer={null}
      closable={false}
      width={560}
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
        aria-activedescendant={commands[chosen] && `${listId}-${chosen}`}
        placeholder={t('common:palette.placeholder')}
        value={search}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setSearch(target.value);
          setChosen(0);
        }}
      />
      <ul id={listId} role="listbox" aria-label={t('common:palette.results')}>
        {commands.map((command, index) => (
          <li
            key={command.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onMouseMove={() => setChosen(index)}
            onClick={() => run(command)}
          >
            <Icon name={command.icon} />
            {command.text}
            <span className="muted">{command.group}</span>
          </li>
        ))}
      </ul>
      {commands.length === 0 && <p role="status">{t('common:select.noResults')}</p>}
    </Modal>
  );
}
