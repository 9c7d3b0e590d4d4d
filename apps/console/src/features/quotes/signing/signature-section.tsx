import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import type { Quote } from '../../../lib/api-types';
import { IssuerNote } from '../cover-notice';
import { signatureQuery } from './api';
import { SignForm } from './sign-form';
import { SignedNotice } from './signed-notice';

/** The application of a quote: to be signed, signed, or not there. */
export function SignatureSection({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const result = useQuery(signatureQuery(quote.id));
  return (
    <section>
      <h2>{t('quote:sign.heading')}</h2>
      <IssuerNote quoteId={quote.id} />
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {(state) => (
          <>
            {state?.signed && <SignedNotice state={state} />}
            {state?.open && <SignForm quote={quote} state={state} />}
            {!state?.signed && !state?.open && (
              <Alert role="alert" type="info" showIcon title={t('quote:sign.notOpen')} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
