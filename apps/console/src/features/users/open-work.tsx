import type { components } from '@palisade/clients/auth';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { LabelledField } from '../../kit/forms/labelled-field';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';
import { openWorkQuery } from './api';

type OpenWork = components['schemas']['OpenWorkResponse'];

const KINDS = ['quotes', 'submissions', 'accounts', 'claims'] as const;

const hasWork = (work: OpenWork): boolean => KINDS.some((kind) => work[kind] > 0);

/** What a person has open; null until that is known, and where it is nothing. */
export function useOpenWork(userId: string): OpenWork | null {
  const { data } = useQuery({ ...openWorkQuery(userId), staleTime: 0 });
  return data && hasWork(data) ? data : null;
}

/** How much there is of each kind, and that nobody may take it where that is so. */
function OpenWorkSaid({ work }: { work: OpenWork }) {
  const { t } = useTranslation();
  const said = KINDS.filter((kind) => work[kind] > 0).map((kind) =>
    t(`common:users.openWork.${kind}`, { count: work[kind] }),
  );
  return (
    <>
      <p>{t('common:users.openWork.says', { work: said.join(', ') })}</p>
      {work.takers.length === 0 && <p>{t('common:users.openWork.nobody')}</p>}
    </>
  );
}

const optionsOf = ({ takers }: OpenWork) =>
  takers.map(({ id, name }) => ({ value: id, label: name }));

interface TakerChoiceProps {
  work: OpenWork;
  value: string | null;
  onChange: (takerId: string) => void;
}

/** Says what is open, and asks who takes it. */
export function TakerChoice({ work, value, onChange }: TakerChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <OpenWorkSaid work={work} />
      {work.takers.length > 0 && (
        <LabelledField label={t('common:users.openWork.taker')}>
          {(name) => (
            <Select
              {...name}
              value={value}
              onChange={onChange}
              showSearch={SEARCH_BY_LABEL}
              notFoundContent={t('common:select.noOptions')}
              options={optionsOf(work)}
            />
          )}
        </LabelledField>
      )}
    </>
  );
}

/** The same as a field of a form; nothing where nothing is open. */
export function TakerField({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const work = useOpenWork(userId);
  if (!work) return null;
  return (
    <>
      <OpenWorkSaid work={work} />
      {work.takers.length > 0 && (
        <FormField name="workGoesTo" label={t('common:users.openWork.taker')} isRequired isChoice>
          <Select
            showSearch={SEARCH_BY_LABEL}
            notFoundContent={t('common:select.noOptions')}
            options={optionsOf(work)}
          />
        </FormField>
      )}
    </>
  );
}
