import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { quoteQuery } from '../../features/quotes/api';
import { requestToBind, type Policyholder } from '../../features/quotes/binding/api';
import { HolderFields } from '../../features/quotes/binding/holder-fields';
import { QuoteReview } from '../../features/quotes/signing/quote-review';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { Quote } from '../../lib/api-types';
import { problemMessage } from '../../lib/problem';
import { useSubmit } from '../../lib/use-submit';
import { LinkedPanel } from './linked-panel';
import { NotViewable } from './not-viewable';

const BOUND = ['BOUND', 'ISSUED', 'IN FORCE'];

/** The policyholder reads a quote and asks the agency to bind it. */
export function RequestToBindPage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { quoteId = '' } = useParams();
  const quote = useQuery({ ...quoteQuery(quoteId), retry: false });
  return (
    <LinkedPanel title={t('quote:wholesale.modal.requestToBind')}>
      {quote.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {quote.isError && <NotViewable error={quote.error} />}
      {quote.data && (
        <>
          <QuoteReview quote={quote.data} />
          <Request quote={quote.data} />
        </>
      )}
    </LinkedPanel>
  );
}

function Request({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const queryClient = useQueryClient();
  const request = useSubmit((holder: Policyholder, key) => requestToBind(quote.id, holder, key), {
    onDone: (changed) => queryClient.setQueryData(quoteQuery(quote.id).queryKey, changed),
  });
  if (BOUND.includes(quote.status)) {
    const { agencyName: agency, companyName: company } = quote;
    return <Alert type="info" showIcon title={t('quote:wholesale.bound', { agency, company })} />;
  }
  if (quote.wraRequestToBind) {
    return <Alert type="success" showIcon title={t('quote:requestToBind.sent')} />;
  }
  if (!quote.allowedActions.includes('requestToBind')) {
    return <Alert role="alert" type="info" showIcon title={t('quote:requestToBind.closed')} />;
  }
  return (
    <Form layout="vertical" onFinish={(holder: Policyholder) => void request.submit(holder)}>
      <div className="kit-form-fields">
        <HolderFields />
      </div>
      {request.error && (
        <Alert role="alert" type="error" showIcon title={problemMessage(request.error)} />
      )}
      <SubmitButton type="primary" submission={request}>
        {t('quote:wholesale.modal.requestToBind')}
      </SubmitButton>
    </Form>
  );
}
