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
import type { NewQuote, Quote } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

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
        facts={facts}
        score={score.data ?? null}
        isNew={kept === null}
        onChange={change}
      />
      <StepActions back={back}>
        <CartButton accountId={account.id} />
        <Button
          disabled={saving.isBusy || !kept}
          onClick={() => void saving.toCart(newQuote(facts))}
        >
          {t('quote:cart.add')}
        </Button>
        <Button disabled={saving.isBusy || !kept} onClick={() => void saving.save(newQuote(facts))}>
          {t('quote:wizard.saveDraft')}
        </Button>
        <Button
          type="primary"
          loading={saving.isBusy}
          disabled={saving.isBusy || !kept}
          onClick={() => void saving.request(newQuote(facts))}
        >
          {t('quote:wizard.requestQuote')}
        </Button>
      </StepActions>
    </>
  );
}

/** Saves the quote and goes to its page; a request that is refused leaves the saved draft. */
function useSaving(drop: () => void) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);

  const run = async (body: NewQuote, finish: (draft: Quote) => Promise<Quote>, text: string) => {
    setBusy(true);
    try {
      const draft = await saveDraft(body);
      const quote = await finish(draft).catch((error: unknown) => {
        snackbar.problem(error);
        return null;
      });
      if (quote) snackbar.success(text);
      const shown = quote ?? draft;
      queryClient.setQueryData(quoteQuery(shown.id).queryKey, shown);
      drop();
      void navigate(`${basePath}/quotes/${shown.id}`);
    } catch (error) {
      snackbar.problem(error);
      setBusy(false);
    }
  };
  /** Stays on the page, where the next variation is made from this one. */
  const toCart = async (body: NewQuote) => {
    setBusy(true);
    try {
      await addToCart(body);
      snackbar.success(t('quote:cart.added'));
      await queryClient.invalidateQueries({ queryKey: cartQuery(body.accountId).queryKey });
    } catch (error) {
      snackbar.problem(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    toCart,
    save: (body: NewQuote) =>
      run(body, (draft) => Promise.resolve(draft), t('quote:wizard.draftSaved')),
    request: (body: NewQuote) => run(body, requestDraft, t('quote:send.success')),
  };
}
