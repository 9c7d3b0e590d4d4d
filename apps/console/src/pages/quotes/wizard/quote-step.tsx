import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { riskScoreQuery } from '../../../features/accounts/api';
import { quoteQuery } from '../../../features/quotes/api';
import { newQuote } from '../../../features/quotes/builder/builder-request';
import { initialState, type BuilderState } from '../../../features/quotes/builder/builder-state';
import { QuoteBuilder } from '../../../features/quotes/builder/quote-builder';
import { addToCart, cartQuery } from '../../../features/quotes/cart/api';
import { CartButton } from '../../../features/quotes/cart/cart-button';
import { requestDraft, saveDraft } from '../../../features/quotes/requests';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { NewQuote, Quote } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { useSubmit } from '../../../lib/use-submit';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

const WAYS = ['cart', 'draft', 'request'] as const;
type Way = (typeof WAYS)[number];

const LABELS: Record<Way, string> = {
  cart: 'quote:cart.add',
  draft: 'quote:wizard.saveDraft',
  request: 'quote:wizard.requestQuote',
};

export function QuoteStep({ account, product, wizard, goTo, back }: StepProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { answers, isAnswered, terms } = wizard.draft;
  const kept = terms?.product === product ? terms.state : null;
  const state = kept ?? initialState(todayHere());
  const score = useQuery(riskScoreQuery(account.id));
  const facts = { account, product, answers, state };
  const saving = useSaving(wizard.drop);
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
  const change = (next: BuilderState) => wizard.change({ terms: { product, state: next } });
  return (
    <>
      <QuoteBuilder
        key={product}
        facts={facts}
        score={score.data ?? null}
        isNew={kept === null}
        onChange={change}
      />
      <StepActions back={back}>
        <CartButton accountId={account.id} />
        {WAYS.map((way) => (
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
      </StepActions>
    </>
  );
}

/** Adds to the cart and stays, where the next variation is made; or saves, and goes to the quote. */
function useSaving(drop: () => void) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const [way, setWay] = useState<Way>('request');

  const toCart = async (body: NewQuote, key: SubmitKey) => {
    await addToCart(body, key);
    snackbar.success(t('quote:cart.added'));
    await queryClient.invalidateQueries({ queryKey: cartQuery(body.accountId).queryKey });
  };
  const save = async (body: NewQuote, key: SubmitKey, isRequest: boolean) => {
    const draft = await saveDraft(body, key);
    const quote = isRequest ? await requested(draft, key) : draft;
    if (quote) snackbar.success(t(isRequest ? 'quote:send.success' : 'quote:wizard.draftSaved'));
    const shown = quote ?? draft;
    queryClient.setQueryData(quoteQuery(shown.id).queryKey, shown);
    drop();
    void navigate(`${basePath}/quotes/${shown.id}`);
  };
  /** A request that is refused leaves the saved draft. */
  const requested = (draft: Quote, key: SubmitKey) =>
    requestDraft(draft, key).catch((error: unknown) => {
      snackbar.problem(error);
      return null;
    });
  const submission = useSubmit(
    ({ way, body }: { way: Way; body: NewQuote }, key) =>
      way === 'cart' ? toCart(body, key) : save(body, key, way === 'request'),
    { onRefused: (error) => snackbar.problem(error) },
  );
  const press = (chosen: Way, body: NewQuote) => {
    setWay(chosen);
    void submission.submit({ way: chosen, body });
  };
  return { ...submission, way, press };
}
