import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import type { ValidationToken } from '../../../lib/api-types';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { ApiError, problemMessage } from '../../../lib/problem';
import { startSession } from '../../../lib/session-tokens';
import { useSubmit } from '../../../lib/use-submit';
import { sameOriginPath } from '../sign-in/arrival';
import { BusyButton } from '../frame/busy-button';
import { NewPasswordFields, useNewPassword } from '../passwords/new-password';
import { Notice } from '../frame/notice';
import { showInvalid } from '../frame/show-invalid';
import { TextField } from '../frame/text-field';

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
  const chosen = useNewPassword({ token, send: (password) => void sending.submit(password) });
  const lacks = (name: string) => name.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    chosen.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="stack bare" disabled={sending.isSending}>
        {sending.error && <Notice kind="error">{refusalText(sending.error, t)}</Notice>}
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
        <BusyButton
          className="button primary wide"
          isBusy={chosen.isAwaited || sending.isLocked}
          disabled={!chosen.isReady}
        >
          {t('common:join.submit')}
        </BusyButton>
      </fieldset>
    </form>
  );
}

function useJoin(token: string, invited: ValidationToken, names: object) {
  const navigate = useNavigate();
  return useSubmit(
    (password: string) => {
      const params = { query: { validationToken: token } };
      const body = { ...names, password };
      return unwrap(api.auth.POST('/api/auth/v1/join', { params, body, headers: ANSWERS_TOKEN }));
    },
    {
      onDone: (tokens) => {
        startSession(tokens);
        const target = sameOriginPath(invited.redirectURL ?? undefined, window.location.origin);
        return navigate(target ?? '/loading', { replace: true });
      },
    },
  );
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
