import type { Currency } from '@palisade/kernel';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { openModal } from '../../lib/modals';
import type { Preset } from './types';

interface Actions {
  onEdit?: (preset: Preset) => void;
  onCopy?: (preset: Preset) => void;
  onDelete?: (preset: Preset) => void;
}

interface PresetTableProps extends Actions {
  label: string;
  presets: readonly Preset[];
  currency: Currency;
}

/** Presets with what they choose, and what may be done with each. */
export function PresetTable({ label, presets, currency, ...actions }: PresetTableProps) {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  const hasActions = actions.onEdit ?? actions.onCopy ?? actions.onDelete;
  return (
    <PlainTable
      isList
      label={label}
      columns={[
        { key: 'name', title: t('coverage:rater.preset.name'), render: ({ name }) => name },
        {
          key: 'limit',
          title: t('quote:field.limit'),
          isNumber: true,
          render: ({ limit }) => amountText(limit, currency),
        },
        {
          key: 'deductible',
          title: t('coverage:rater.preset.retention'),
          isNumber: true,
          render: ({ deductible }) => amountText(deductible, currency),
        },
        {
          key: 'waiting',
          title: t('coverage:rater.preset.waiting'),
          isNumber: true,
          render: ({ waitingPeriod }) => waitingPeriod,
        },
        {
          key: 'retro',
          title: t('coverage:rater.preset.retro'),
          render: ({ retroActivePeriod }) => t(`coverage:rater.retro.${retroActivePeriod}`),
        },
        {
          key: 'coverages',
          title: t('coverage:rater.preset.coverages'),
          isNumber: true,
          render: ({ coverages }) =>
            Object.values(coverages).filter(({ isSelected }) => isSelected).length,
        },
        ...(hasActions
          ? [
              {
                key: 'actions',
                title: t('coverage:rater.preset.actions'),
                render: (preset: Preset) => <PresetActions preset={preset} {...actions} />,
              },
            ]
          : []),
      ]}
      rows={presets}
      rowKey={({ id }) => id}
    />
  );
}

function PresetActions({ preset, onEdit, onCopy, onDelete }: Actions & { preset: Preset }) {
  const { t } = useTranslation(['common', 'coverage']);
  return (
    <Flex gap={8}>
      {onEdit && (
        <Button size="small" onClick={() => onEdit(preset)}>
          {t('coverage:rater.preset.edit')}
        </Button>
      )}
      {onCopy && (
        <Button size="small" onClick={() => onCopy(preset)}>
          {t('coverage:rater.preset.copy')}
        </Button>
      )}
      <Button
        size="small"
        onClick={() => openModal('history', { noun: 'preset', id: preset.id, name: preset.name })}
      >
        {t('common:timeline.history')}
      </Button>
      {onDelete && preset.number === null && (
        <Button size="small" onClick={() => onDelete(preset)}>
          {t('coverage:rater.preset.delete')}
        </Button>
      )}
    </Flex>
  );
}
