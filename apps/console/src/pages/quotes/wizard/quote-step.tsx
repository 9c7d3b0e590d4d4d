import { asksRetailAgent } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { scoreByQuery } from '../../../features/accounts/api';
import { newQuote } from '../../../features/quotes/builder/builder-request';
import { initialState, type BuilderState } from '../../../features/quotes/builder/builder-state';
import { QuoteBuilder } from '../../../features/quotes/builder/quote-builder';
import { CartButton } from '../../../features/quotes/cart/cart-button';
import { CoverNotice } from '../../../features/quotes/cover-notice';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { ReadError } from '../../../kit/pages/read-error';
import { todayHere } from '../../../lib/formatting';
import { StepActions } from './step-actions';
import { useSaving, WAYS } from './use-saving';
import type { StepProps } from './wizard';

const LABELS: Record<(typeof WAYS)[number], string> = {
  cart: 'quote:cart.add',
  draft: 'quote:wizard.saveDraft',
  request: 'quote:wizard.requestQuote',
};

export function QuoteStep(props: StepProps) {
  return <Build {...props} isCustom={false} />;
}

/** The same with a preset, or with terms of one's own alone. */
export function Build(props: StepProps & { isCustom: boolean }) {
  const { account, product, submissionId, wizard, goTo, back, isCustom } = props;
  const { t } = useTranslation(['common', 'quote']);
  const { answers, isAnswered, terms } = wizard.draft;
  const kept = terms?.product === product ? terms.state : null;
  const known = kept ?? initialState(todayHere());
  const state = isCustom ? { ...known, presetName: null } : known;
  const score = useQuery({ ...scoreByQuery(account.id, answers), enabled: isAnswered });
  const facts = { account, product, answers, state };
  const saving = useSaving(wizard.drop, submissionId);
  if (!isAnswered) {
    return (
      <>
        <Alert type="info" showIcon title={t('quote:wizard.answerFirst')} />
        <StepActions back={back}>
          <Button type="primary" onClick={() => goTo('questions')}>
            {t('quote:wizard.toQuestions')}
          </Button>
        </StepActions>
      </>
    );
  }
  // A price without the score would be shown, and then another.
  if (score.isLoading) return <Skeleton active paragraph={{ rows: 10 }} />;
  // Spec 3 §2: Florida asks first who sells it, by the licence of the state.
  const isLicenseDue = asksRetailAgent(product, account.state);
  const ways = WAYS.filter((way) => way !== 'request' || !isLicenseDue);
  const change = (next: BuilderState) => wizard.change({ terms: { product, state: next } });
  return (
    <>
      <CoverNotice of={{ accountId: account.id, product, effectiveDate: state.effectiveDate }} />
      <ReadError result={score} kept={undefined} />
      <QuoteBuilder
        key={product}
        facts={facts}
        score={score.data ?? null}
        isNew={kept === null}
        isCustom={isCustom}
        onChange={change}
      />
      <StepActions back={back}>
        <CartButton accountId={account.id} submissionId={submissionId} />
        {!isCustom && (
          <Button onClick={() => goTo('custom-quote')}>
            {t('quote:wizard.step.custom-quote')}
          </Button>
        )}
        {ways.map((way) => (
          <SubmitButton
            key={way}
            type={way === 'request' ? 'primary' : 'default'}
            submission={{ ...saving, isSending: saving.isSending && saving.way === way }}
            disabled={!kept}
            onClick={() => saving.press(way, newQuote(facts))}
          >
            {t(LABELS[way])}
          </SubmitButton>
        ))}
        {isLicenseDue && (
          <Button type="primary" disabled={!kept} onClick={() => goTo('state-license')}>
            {t('quote:wizard.next')}
          </Button>
        )}
      </StepActions>
    </>
  );
}
