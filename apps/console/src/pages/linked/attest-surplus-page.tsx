import { usState } from '@palisade/kernel';
import { noticeStateOf, type NoticeState } from '@palisade/trade';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { quoteQuery } from '../../features/quotes/api';
import { attestSurplusNotice } from '../../features/quotes/binding/api';
import { noticeQuery, NoticeText, useAcknowledgement } from '../../features/quotes/binding/notice';
import { stateOf } from '../../features/quotes/binding/surplus';
import { QuoteReview } from '../../features/quotes/signing/quote-review';
import { FactList } from '../../kit/values/fact-list';
import { ShortDate } from '../../kit/values/short-date';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { Quote } from '../../lib/api-types';
import { useSubmit } from '../../lib/use-submit';
import { BlockingOverlay } from './blocking-overlay';
import { LinkedPanel } from './linked-panel';
import { NotViewable } from './not-viewable';

/** The surplus lines broker acknowledges the notice of Louisiana or Montana. */
export function AttestSurplusPage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { quoteId = '' } = useParams();
  const quote = useQuery({ ...quoteQuery(quoteId), retry: false });
  return (
    <LinkedPanel title={t('quote:attest.welcome')}>
      {quote.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {quote.isError && <NotViewable error={quote.error} />}
      {quote.data && (
        <>
          <QuoteCard quote={quote.data} />
          <QuoteReview quote={quote.data} />
          <Notice quote={quote.data} />
        </>
      )}
    </LinkedPanel>
  );
}

/** Whose quote it is, and until when it can be bound. */
function QuoteCard({ quote: { agencyName, created, expiresOn } }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <FactList
      facts={[
        { label: t('quote:retail.agency'), value: agencyName },
        { label: t('quote:field.created'), value: <ShortDate value={created} /> },
        { label: t('quote:field.expiresOn'), value: expiresOn && <ShortDate value={expiresOn} /> },
      ]}
    />
  );
}

function Notice({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const state = noticeStateOf(stateOf(quote));
  if (state === null) {
    return <Alert role="status" type="info" showIcon title={t('quote:attest.notNeeded')} />;
  }
  const { surplusLinesBrokerFirstName: first, surplusLinesBrokerLastName: last } = quote;
  return (
    <section>
      <h2>{t('quote:attest.heading', { state: usState(state)?.name })}</h2>
      <FactList
        facts={[
          { label: t('quote:surplus.broker'), value: [first, last].filter(Boolean).join(' ') },
          { label: t('quote:attest.license'), value: quote.surplusLinesNumber },
          { label: t('quote:attest.state'), value: quote.surplusLinesState },
        ]}
      />
      {quote.surplusNoticeAttested ? (
        <BlockingOverlay
          id="surplus-attested-overlay"
          title={t('quote:attest.thankYou')}
          action={
            <Link to="/login">
              <Button type="primary">{t('quote:attest.logIn')}</Button>
            </Link>
          }
        />
      ) : (
        <Attestation quote={quote} state={state} />
      )}
    </section>
  );
}

function Attestation({ quote, state }: { quote: Quote; state: NoticeState }) {
  const { t } = useTranslation(['common', 'quote']);
  const [isTicked, setTicked] = useState(false);
  const queryClient = useQueryClient();
  const { data: notice } = useQuery(noticeQuery(state));
  const { surplusLinesBrokerFirstName: first, surplusLinesBrokerLastName: last } = quote;
  const text = useAcknowledgement(state, {
    name: [first, last].filter(Boolean).join(' '),
    number: quote.surplusLinesNumber ?? '',
  });
  const read = { state, version: notice?.version ?? '' };
  const attest = useSubmit((_: void, key) => attestSurplusNotice(quote, read, key), {
    onDone: (attested) => queryClient.setQueryData(quoteQuery(quote.id).queryKey, attested),
  });
  return (
    <Flex vertical gap={16}>
      <NoticeText state={state} />
      <Checkbox
        checked={isTicked}
        disabled={!notice}
        onChange={({ target }) => setTicked(target.checked)}
      >
        {text}
      </Checkbox>
      {attest.error && (
        <Alert role="alert" type="error" showIcon title={t('quote:attest.surplusFailed')} />
      )}
      <SubmitButton
        type="primary"
        submission={attest}
        disabled={!isTicked}
        onClick={() => void attest.submit()}
      >
        {t('quote:attest.attest')}
      </SubmitButton>
    </Flex>
  );
}
