import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../../lib/api';
import { withKey } from '../../../lib/with-key';
import { ApiError } from '../../../lib/problem';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../frame/busy-button';
import { Notice } from '../frame/notice';

/** Username and password as the sign-in page hands them over. */
export interface CarriedCredentials {
  username: string;
  password: string;
}

interface MfaResetDialogProps {
  credentials: CarriedCredentials;
  onSent: () => void;
  onCancel: () => void;
}

/** Asks before the mail is sent that takes the second factor off. */
export function MfaResetDialog({ credentials, onSent, onCancel }: MfaResetDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const request = useSubmit(
    (body: CarriedCredentials, key) =>
      unwrap(api.auth.POST('/api/auth/v1/mfa/reset', { body, headers: withKey(key) })),
    { onDone: onSent },
  );
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      id="mfa-reset-confirm"
      className="question"
      aria-labelledby="mfa-reset-title"
      onCancel={onCancel}
    >
      <div className="stack">
        <h2 id="mfa-reset-title">{t('common:auth.mfaReset.dialogTitle')}</h2>
        <p>{t('common:mfaReset.question', { email: credentials.username })}</p>
        {request.error && <Notice kind="error">{t(refusalKey(request.error))}</Notice>}
        <div className="actions">
          <button className="button" onClick={onCancel}>
            {t('common:action.cancel')}
          </button>
          <BusyButton
            className="button primary"
            isBusy={request.isLocked}
            onClick={() => void request.submit(credentials)}
          >
            {t('common:mfaReset.submit')}
          </BusyButton>
        </div>
      </div>
    </dialog>
  );
}

/** Spec 2 §8, MFA reset. */
const refusalKey = (error: unknown): string =>
  error instanceof ApiError && error.status === 401
    ? 'common:auth.mfaReset.invalid'
    : 'common:auth.mfaReset.cannot';
