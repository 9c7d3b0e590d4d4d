import { REGIONS } from '@palisade/kernel';
import { PRODUCTS, type Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { amountText } from '../../kit/values/money';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import {
  catalogueQuery,
  changePreset,
  changeStandardPreset,
  copyStandardPreset,
  createPreset,
  optionsQuery,
  usePresetCommand,
} from './api';
import { newPreset } from './new-preset';
import type { CatalogueCoverage, Preset } from './types';

interface PresetForm {
  name: string;
  limit: number;
  deductible: number;
  waitingPeriod: number;
  retroActivePeriod: number;
  coverages: string[];
}

/** What a form is opened for: a new preset of the agency, or one that there is. */
export interface PresetTask {
  kind: 'create' | 'change' | 'copyStandard' | 'changeStandard';
  product: Product;
  preset: Preset;
  /** Gets the preset as it was saved. */
  onSaved?: (preset: Preset) => void;
}

const RETRO = [-1, 2, 1];
/** The state whose offer the form shows; the filings of states differ in nothing that it holds. */
const USUAL_STATE = 'OH';

/** Makes or edits a preset; without a task it makes a new one. */
export function PresetFormModal({ data, close }: ModalProps<Partial<PresetTask>>) {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  const [form] = Form.useForm<PresetForm>();
  const snackbar = useSnackbar();
  const { region: edition } = useEdition();
  const task = { ...newPreset(edition), ...data };
  const { kind, product, preset } = task;
  const { region } = PRODUCTS[product];
  const { currency } = REGIONS[region];
  const state = region === 'US' ? USUAL_STATE : null;
  const { data: options } = useQuery(optionsQuery(product, state));
  const { data: catalogue = [] } = useQuery(catalogueQuery(product, state));
  const save = usePresetCommand((values: PresetForm, key) => saved(task, values, key));
  const amounts = (values: number[] = []) =>
    values.map((value) => ({ value, label: amountText(value, currency) }));
  return (
    <FormModal<PresetForm>
      form={form}
      title={t(`coverage:rater.preset.${kind}`, { name: preset.name })}
      submitLabel={t('common:action.save')}
      initialValues={valuesOf(task)}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        const kept = await save(values, key);
        snackbar.success(t('coverage:rater.preset.saved'));
        task.onSaved?.(kept);
        close();
      }}
    >
      <FormField name="name" label={t('coverage:rater.preset.name')} isRequired>
        <Input maxLength={100} disabled={kind === 'changeStandard' && preset.number !== null} />
      </FormField>
      <FormField name="limit" label={t('quote:field.limit')} isRequired isChoice>
        <Select options={amounts(options?.aggLimits)} />
      </FormField>
      <FormField name="deductible" label={t('coverage:rater.preset.retention')} isRequired isChoice>
        <Select options={amounts(options?.deductibles)} />
      </FormField>
      <FormField
        name="waitingPeriod"
        label={t('coverage:rater.preset.waiting')}
        isRequired
        isChoice
      >
        <Select options={(options?.hrs ?? []).map((value) => ({ value, label: value }))} />
      </FormField>
      <FormField
        name="retroActivePeriod"
        label={t('coverage:rater.preset.retro')}
        isRequired
        isChoice
      >
        <Select
          options={RETRO.map((value) => ({ value, label: t(`coverage:rater.retro.${value}`) }))}
        />
      </FormField>
      <CoveragesField catalogue={catalogue} />
    </FormModal>
  );
}

function CoveragesField({ catalogue }: { catalogue: CatalogueCoverage[] }) {
  const { t } = useTranslation('coverage');
  return (
    <FormField name="coverages" label={t('coverage:rater.preset.coverages')} isChoice isWide>
      <Checkbox.Group className="rater-chosen">
        {catalogue
          .filter(({ locked, key }) => !locked && key !== 'TECH_ENO')
          .map(({ key, name }) => (
            <Checkbox key={key} value={key}>
              {name}
            </Checkbox>
          ))}
      </Checkbox.Group>
    </FormField>
  );
}

/** Cyber crime and the sublimits have limits of their own; the others have that of the policy. */
const OWN_LIMITS: Readonly<Record<string, (limit: number) => number>> = {
  CYBER_CRIME: () => 250_000,
  RANSOM_EVENT_SUBLIMIT: (limit) => limit / 2,
  EXTORTION_THREAT_SUBLIMIT: (limit) => limit / 2,
};

function valuesOf({ kind, preset }: PresetTask): PresetForm {
  const { name, limit, deductible, waitingPeriod, retroActivePeriod } = preset;
  const chosen = Object.values(preset.coverages).filter(({ isSelected }) => isSelected);
  const isOwn = kind === 'change' || kind === 'changeStandard';
  return {
    name: isOwn ? name : '',
    limit,
    deductible,
    waitingPeriod,
    retroActivePeriod,
    coverages: chosen.map(({ key }) => key),
  };
}

function saved(
  { kind, product, preset }: PresetTask,
  { coverages, ...terms }: PresetForm,
  key: SubmitKey,
) {
  const known = Object.values(preset.coverages);
  const limitOf = (key: string): number | null => {
    const before = known.find((one) => one.key === key && one.isSelected)?.limit ?? null;
    if (before !== null && before !== preset.limit) return before;
    return OWN_LIMITS[key]?.(terms.limit) ?? null;
  };
  const chosen = coverages.map((key) => [key, { selected: true, limit: limitOf(key) }]);
  const body = { ...terms, coverages: Object.fromEntries(chosen) as Record<string, unknown> };
  const { id, agencyId, teamId } = preset;
  if (kind === 'copyStandard') return copyStandardPreset({ id, body }, key);
  if (kind === 'changeStandard') return changeStandardPreset({ id, body }, key);
  const custom = { ...body, product, ...(agencyId && { agencyId }) };
  return kind === 'create'
    ? createPreset(custom, key)
    : changePreset({ id, body: { ...custom, teamId } }, key);
}
