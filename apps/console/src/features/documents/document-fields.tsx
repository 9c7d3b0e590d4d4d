import { TEXT_LIMITS } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import type { PolicyDocumentFile } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { docTypesQuery } from './api';
import { visibilitiesOf } from './visibility';

/** What a person says of a file. */
export interface DocumentFacts {
  docName: string;
  docType: PolicyDocumentFile['docType'];
  visibility: PolicyDocumentFile['visibility'];
}

/** The name, the kind and the readers of a file. */
export function DocumentFields() {
  const { t } = useTranslation(['common', 'policy']);
  const { accountType } = useSession().account;
  const { data: docTypes = [], isPending, isError } = useQuery(docTypesQuery);
  const readers = visibilitiesOf(accountType);
  return (
    <>
      <FormField name="docName" label={t('policy:documentUpload.name')} isRequired isWide>
        <Input maxLength={TEXT_LIMITS.documentName} autoComplete="off" />
      </FormField>
      <FormField
        name="docType"
        label={t('policy:documentUpload.type')}
        isRequired
        isChoice
        {...(isError && { extra: t('policy:documentUpload.typesFailed') })}
      >
        <Select
          loading={isPending}
          options={docTypes.map(({ docType }) => ({
            value: docType,
            label: t(`policy:document.type.${docType}`),
          }))}
        />
      </FormField>
      {readers.length > 1 && (
        <FormField name="visibility" label={t('policy:documentUpload.readers')} isChoice>
          <Select
            options={readers.map((value) => ({
              value,
              label: t(`policy:document.readers.${value}`),
            }))}
          />
        </FormField>
      )}
    </>
  );
}
