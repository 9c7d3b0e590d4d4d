import type { Currency } from '@palisade/kernel';
import { Checkbox, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, moneyText } from '../../../kit/values/money';
import type { CatalogueEntry } from '../../../lib/api-types';
import { withCoverage, type BuilderState } from './builder-state';
import { isListed, limitChoices } from './coverage-limits';

interface CoverageRowsProps {
  state: BuilderState;
  catalogue: CatalogueEntry[];
  currency: Currency;
  /** Premium by coverage, once it is known. */
  premiums: Readonly<Record<string, number>>;
  /** Why a coverage was taken away again. */
  dropped: Readonly<Record<string, string>>;
  onChange: (state: BuilderState, chosen: string) => void;
}

const GROUPS = [1, 2, 3, 4, 5, 6, 7];

// What few quotes have is folded until something of it is chosen.
const FOLDED_FROM = 4;

/** The coverages by group; the mandatory ones are there and cannot be taken away. */
export function CoverageRows(props: CoverageRowsProps) {
  return GROUPS.map((group) => {
    const entries = props.catalogue.filter((entry) => entry.group === group && isListed(entry));
    return (
      entries.length > 0 && (
        <CoverageGroup key={group} group={group} {...props} catalogue={entries} />
      )
    );
  });
}

function CoverageGroup({ group, ...props }: CoverageRowsProps & { group: number }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { catalogue, state } = props;
  const count = catalogue.filter(({ key }) => state.coverages[key]?.isSelected).length;
  const [isOpen, setOpen] = useState(group < FOLDED_FROM || count > 0);
  return (
    <details
      className="card quote-group"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t(`coverage:group.${group}`)}</h2>
        <span className="muted">{t('coverage:chosen', { count, total: catalogue.length })}</span>
      </summary>
      <ul className="quote-coverages">
        {catalogue.map((entry) => (
          <CoverageRow key={entry.key} entry={entry} {...props} />
        ))}
      </ul>
    </details>
  );
}

function CoverageRow({ entry, ...props }: CoverageRowsProps & { entry: CatalogueEntry }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { state, currency, premiums, dropped, onChange } = props;
  const { key, name, tooltip } = entry;
  const isFixed = entry.locked || entry.mandatory;
  const chosen = state.coverages[key] ?? { isSelected: isFixed, limit: null };
  const choices = limitChoices(entry, state.limit);
  const set = (isSelected: boolean) => {
    const limit = isSelected && chosen.limit === null ? (choices.initial ?? null) : chosen.limit;
    onChange(withCoverage(state, key, { isSelected, limit }), isSelected ? key : '');
  };
  return (
    <li>
      <Tooltip title={tooltip}>
        <Checkbox
          checked={chosen.isSelected}
          disabled={isFixed || !entry.available}
          onChange={({ target }) => set(target.checked)}
        >
          {name}
        </Checkbox>
      </Tooltip>
      {chosen.isSelected && choices.values.length > 0 && (
        <Select<number>
          aria-label={t('coverage:limitOf', { name })}
          value={chosen.limit ?? state.limit}
          options={choices.values.map((value) => ({
            value,
            label: amountText(value, currency),
          }))}
          onChange={(limit) =>
            onChange(withCoverage(state, key, { limit: limit === state.limit ? null : limit }), key)
          }
        />
      )}
      {chosen.isSelected && choices.values.length === 0 && !entry.endorsement && (
        <span className="muted">{amountText(state.limit, currency)}</span>
      )}
      <span className="kit-number">{chosen.isSelected && moneyText(premiums[key], currency)}</span>
      {dropped[key] && !chosen.isSelected && (
        <p className="quote-coverage-note" role="status">
          {dropped[key]}
        </p>
      )}
    </li>
  );
}
