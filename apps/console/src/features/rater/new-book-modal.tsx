import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { useSession } from '../../lib/session';
import { beginBook, booksQuery, useBookCommand } from './api';

interface BookForm {
  basedOnId: string;
  version: string;
  effectiveFrom: string;
  note?: string;
}

const BASES_MAX = 100;

/** Begins a version as a copy of another one. */
export function NewBookModal({ close }: { close: () => void }) {
  const { t } = useTranslation(['common', 'coverage']);
  const [form] = Form.useForm<BookForm>();
  const navigate = useNavigate();
  const { basePath } = useSession();
  const begin = useBookCommand(beginBook);
  const { data } = useQuery(booksQuery({ page: 0, size: BASES_MAX, sort: 'effectiveFrom,desc' }));
  const options = (data?.content ?? []).map(({ id, version }) => ({ value: id, label: version }));
  return (
    <FormModal<BookForm>
      form={form}
      title={t('coverage:rater.new')}
      submitLabel={t('coverage:rater.begin')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        const book = await begin(values, key);
        close();
        void navigate(`${basePath}/manage/rater/books/${book.id}`);
      }}
    >
      <FormField name="basedOnId" label={t('coverage:rater.basedOn')} isRequired isChoice>
        <Select options={options} />
      </FormField>
      <FormField name="version" label={t('coverage:rater.version')} isRequired>
        <Input maxLength={40} />
      </FormField>
      <FormField name="effectiveFrom" label={t('coverage:rater.starts')} isRequired isChoice>
        <Input type="date" />
      </FormField>
      <FormField name="note" label={t('coverage:rater.note')} isWide>
        <Input.TextArea rows={2} maxLength={1000} />
      </FormField>
    </FormModal>
  );
}
