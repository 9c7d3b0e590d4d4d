import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../lib/api-types';
import { IssuerNote } from '../cover-notice';
import { signatureQuery } from './api';
import { SignForm } from './sign-form';
import { SignedNotice } from './signed-notice';

/** The application of a quote: to be signed, signed, or not there. */
export function SignatureSection({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { data: state, isPending } = useQuery(signatureQuery(quote.id));
  if (isPending) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <section>
      <h2>{t('quote:sign.heading')}</h2>
      <IssuerNote quoteId={quote.id} />
      {state?.signed && <SignedNotice state={state} />}
      {state?.open && <SignForm quote={quote} state={state} />}
      {!state?.signed && !state?.open && (
        <Alert role="alert" type="info" showIcon title={t('quote:sign.notOpen')} />
      )}
    </section>
  );
}
