import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { docTypeListQuery } from '../../features/documents/api';
import { PageHeader } from '../../kit/pages/page-header';
import { PlainTable } from '../../kit/values/plain-table';
import { useSession } from '../../lib/session';

/** What the switch above the list asks for. */
const CLAIM = { all: undefined, claim: true, other: false } as const;

type Choice = keyof typeof CLAIM;

/** The kinds of document that there are; the platform has them built in. */
export function DocTypesPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const [choice, setChoice] = useState<Choice>('all');
  const { data, isError, refetch } = useQuery(docTypeListQuery(CLAIM[choice]));
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.docTypes')}
      />
      <Segmented<Choice>
        aria-label={t('policy:docTypes.claim')}
        options={(Object.keys(CLAIM) as Choice[]).map((value) => ({
          value,
          label: t(`policy:docTypes.show.${value}`),
        }))}
        value={choice}
        onChange={setChoice}
      />
      {isError && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('policy:docTypes.failed')}
          action={<Button onClick={() => void refetch()}>{t('common:action.retry')}</Button>}
        />
      )}
      {!data && !isError && <Skeleton active />}
      {data && (
        <PlainTable
          label={t('common:nav.docTypes')}
          columns={[
            {
              key: 'name',
              title: t('policy:docTypes.name'),
              render: ({ docType }) => t(`policy:document.type.${docType}`),
            },
            {
              key: 'claim',
              title: t('policy:docTypes.claim'),
              render: ({ claim }) => t(claim ? 'policy:docTypes.yes' : 'policy:docTypes.no'),
            },
            {
              key: 'kept',
              title: t('policy:docTypes.kept'),
              render: ({ keptYears }) =>
                keptYears === null
                  ? t('policy:docTypes.always')
                  : t('policy:docTypes.years', { years: keptYears }),
            },
          ]}
          rows={data}
          rowKey={({ docType }) => docType}
        />
      )}
    </div>
  );
}
