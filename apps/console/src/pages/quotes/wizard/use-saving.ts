import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quoteQuery } from '../../../features/quotes/api';
import { addToCart, cartQuery } from '../../../features/quotes/cart/api';
import { requestDraft, saveDraft } from '../../../features/quotes/requests';
import type { NewQuote, Quote } from '../../../lib/api-types';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { useSubmit } from '../../../lib/use-submit';

/** What is done with the quote that was put together. */
export const WAYS = ['cart', 'draft', 'request'] as const;
type Way = (typeof WAYS)[number];

/** Adds to the cart and stays, where the next variation is made; or saves, and goes to the quote. */
export function useSaving(drop: () => void, submissionId: string | null) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const [way, setWay] = useState<Way>('request');

  const toCart = async (body: NewQuote, key: SubmitKey) => {
    await addToCart(body, key);
    snackbar.success(t('quote:cart.added'));
    await queryClient.invalidateQueries({ queryKey: cartQuery(body).queryKey });
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
    void submission.submit({ way: chosen, body: { ...body, submissionId } });
  };
  return { ...submission, way, press };
}
