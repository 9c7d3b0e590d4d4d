import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/forms/form-modal';
import type { LibraryForm, LibraryFormDetail, LibraryFormFacts } from './types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { formQuery, useFormCommands } from './api';
import { linesOf, statesOf } from './filed-states';
import { NameFields, PlaceFields, TextFields, UseFields } from './form-fields';

interface FormData {
  libraryForm?: LibraryForm;
  /** A later edition of the form is added. */
  isLater?: boolean;
}

/** A form as it is typed: where it is filed stands in lines. */
type Typed = Omit<LibraryFormFacts, 'states'> & { filed?: string };

/** Adds a form, edits the one that is given, or adds a later edition of it. */
export function DocumentFormModal({ data, close }: ModalProps<FormData>) {
  const { libraryForm, isLater = false } = data;
  const { data: known } = useQuery({
    ...formQuery(libraryForm?.id ?? ''),
    enabled: libraryForm !== undefined,
  });
  if (!libraryForm) return <OpenForm close={close} />;
  if (!known) return null;
  return <OpenForm known={known} isLater={isLater} close={close} />;
}

interface OpenFormProps {
  known?: LibraryFormDetail;
  isLater?: boolean;
  close: () => void;
}

function OpenForm({ known, isLater = false, close }: OpenFormProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<Typed>();
  const snackbar = useSnackbar();
  const { add, change } = useFormCommands();
  const edited = known && !isLater ? known : null;
  const title = isLater ? 'policy:forms.later' : 'policy:forms.add';
  return (
    <FormModal<Typed>
      form={form}
      title={t(edited ? 'policy:forms.edit' : title)}
      submitLabel={t('common:action.save')}
      initialValues={typedOf(known, isLater)}
      isSticky
      onSubmit={async (typed, key) => {
        const facts = factsOf(typed);
        if (edited) await change(edited.id, facts, key);
        else await add(facts, key);
        snackbar.success(t('policy:forms.saved'));
        close();
      }}
      onClose={close}
    >
      <NameFields />
      <UseFields />
      <PlaceFields />
      <TextFields />
    </FormModal>
  );
}

const EMPTY: Partial<Typed> = {
  rule: 'ALWAYS',
  transactions: ['NEW', 'RENEWAL'],
  isNumbered: false,
};

/** What the fields begin with; a later edition has its own name and days. */
function typedOf(known: LibraryFormDetail | undefined, isLater: boolean): Partial<Typed> {
  if (!known) return EMPTY;
  const { formNumber, name, formType, paperType, carrierId, productTypes, states } = known;
  const { transactions, rule, ruleValues, position, isNumbered, text } = known;
  const kept = { formNumber, name, formType, paperType, carrierId, productTypes, transactions };
  const words = { rule, ruleValues, position, isNumbered, text, filed: linesOf(states) };
  if (isLater) return { ...kept, ...words };
  const { edition, availableFrom, availableTo } = known;
  return { ...kept, ...words, edition, availableFrom, availableTo };
}

function factsOf({ filed = '', ...typed }: Typed): LibraryFormFacts {
  return {
    ...typed,
    paperType: typed.paperType ?? null,
    carrierId: typed.carrierId || null,
    availableTo: typed.availableTo || null,
    ruleValues: typed.rule === 'ALWAYS' ? [] : (typed.ruleValues ?? []),
    states: statesOf(filed),
  };
}
