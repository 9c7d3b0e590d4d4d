import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, unwrap } from '../../lib/api';
import type { ValidationToken } from '../../lib/api-types';
import { ApiError, problemMessage } from '../../lib/problem';
import { startSession } from '../../lib/session-tokens';
import { sameOriginPath } from './arrival';
import { NewPasswordFields, useNewPassword } from './new-password';
import { Notice } from './notice';
import { showInvalid } from './show-invalid';
import { TextField } from './text-field';

interface JoinFormProps {
  token: string;
  invited: ValidationToken;
}

/** Makes a login in an account that exists; a quote knows the name already. */
export function JoinForm({ token, invited }: JoinFormProps) {
  const { t } = useTranslation();
  const [firstName, setFirstName] = useState(invited.firstName ?? '');
  const [lastName, setLastName] = useState(invited.lastName ?? '');
  const [wasChecked, setChecked] = useState(false);
  const asksForNames = invited.tokenType === 'EXISTING_ACCOUNT';
  const sending = useJoin(token, invited, asksForNames ? { firstName, lastName } : {});
  const chosen = useNewPassword({ token, send: sending.mutate });
  const lacks = (name: string) => name.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    if (!sending.isPending) chosen.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="stack bare" disabled={sending.isPending}>
        {sending.isError && <Notice kind="error">{refusalText(sending.error, t)}</Notice>}
        <p className="muted">{t('common:signup.for', { email: invited.email })}</p>
        {asksForNames && (
          <>
            <TextField
              label={t('common:signup.firstName')}
              autoComplete="given-name"
              required
              value={firstName}
              error={lacks(firstName) ? t('common:auth.signup.firstNameRequired') : null}
              isChecked={wasChecked}
              onChange={setFirstName}
            />
            <TextField
              label={t('common:signup.lastName')}
              autoComplete="family-name"
              required
              value={lastName}
              error={lacks(lastName) ? t('common:auth.signup.lastNameRequired') : null}
              isChecked={wasChecked}
              onChange={setLastName}
            />
          </>
        )}
        <NewPasswordFields chosen={chosen} mismatch={t('common:auth.password.mismatchInvite')} />
        <button
          className="button primary wide"
          disabled={!chosen.isReady || chosen.isAwaited || sending.isPending}
        >
          {t('common:join.submit')}
        </button>
      </fieldset>
    </form>
  );
}

function useJoin(token: string, invited: ValidationToken, names: object) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => {
      const params = { query: { validationToken: token } };
      return unwrap(api.auth.POST('/api/auth/v1/join', { params, body: { ...names, password } }));
    },
    onSuccess: (tokens) => {
      startSession(tokens);
      const target = sameOriginPath(invited.redirectURL ?? undefined, window.location.origin);
      void navigate(target ?? '/loading', { replace: true });
    },
  });
}

/** Spec 1 §8, join. */
function refusalText(error: unknown, t: (key: string) => string): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return t('common:auth.join.linkExpired');
  if (status === 412) {
    return (error instanceof ApiError && error.problem.detail) || t('common:auth.join.tokenFailed');
  }
  return status === 400 ? problemMessage(error) : t('common:auth.join.unavailable');
}
