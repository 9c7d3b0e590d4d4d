import type { Product } from '@palisade/trade';
import { useState } from 'react';
import type { SecurityAnswers } from '../../../lib/api-types';
import type { BuilderState } from './builder-state';

/** What is being put together for an account, before the server knows of it. */
export interface WizardDraft {
  answers: SecurityAnswers;
  /** Whether every question was answered and confirmed. */
  isAnswered: boolean;
  /** The terms of the product they were chosen for. */
  terms: { product: Product; state: BuilderState } | null;
}

const EMPTY: WizardDraft = { answers: {}, isAnswered: false, terms: null };

const keyOf = (accountId: string) => `palisade.quote.${accountId}`;

function read(accountId: string): WizardDraft {
  try {
    return {
      ...EMPTY,
      ...(JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? '{}') as object),
    };
  } catch {
    return EMPTY;
  }
}

/** Puts what was entered elsewhere in the place of the draft of an account. */
export const keepDraft = (accountId: string, draft: WizardDraft): void =>
  sessionStorage.setItem(keyOf(accountId), JSON.stringify(draft));

/** The draft of an account, kept in this tab over a reload, and how to change or drop it. */
export function useWizardDraft(accountId: string) {
  const [draft, setDraft] = useState(() => read(accountId));
  const change = (patch: Partial<WizardDraft>) =>
    setDraft((now) => {
      const next = { ...now, ...patch };
      sessionStorage.setItem(keyOf(accountId), JSON.stringify(next));
      return next;
    });
  const drop = () => {
    sessionStorage.removeItem(keyOf(accountId));
    setDraft(EMPTY);
  };
  return { draft, change, drop };
}
