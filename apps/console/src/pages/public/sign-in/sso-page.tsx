import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { ApiError, problemMessage } from '../../../lib/problem';
import { startSession } from '../../../lib/session-tokens';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';
import { takeSsoState } from './sso-state';

/** Attempts that are being exchanged: an effect that runs twice must not spend a code twice. */
const exchanging = new Map<string, Promise<void>>();

/** What the identity provider sends back with a person. */
interface Back {
  code: string;
  state: string;
  iss?: string;
}

function exchange(back: Back): Promise<void> {
  const running = exchanging.get(back.code) ?? enter(back);
  exchanging.set(back.code, running);
  return running;
}

async function enter(body: Back): Promise<void> {
  if (!takeSsoState(body.state)) throw new Error('This tab began no such attempt.');
  startSession(
    await unwrap(api.auth.POST('/api/auth/v1/sso/token', { body, headers: ANSWERS_TOKEN })),
  );
}

/** Where the identity provider of an organisation sends its people back to. */
export function SsoPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [code, state] = [params.get('code') ?? '', params.get('state') ?? ''];
  const iss = params.get('iss') ?? undefined;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    exchange({ code, state, ...(iss && { iss }) }).then(
      () => void navigate('/loading', { replace: true }),
      (error: unknown) =>
        setProblem(error instanceof ApiError ? problemMessage(error) : t('common:sso.refused')),
    );
  }, [code, state, iss, navigate, t]);
  return (
    <Panel title={t('common:sso.title')}>
      {problem ? (
        <>
          <Notice kind="error">{problem}</Notice>
          <Link to="/login">{t('common:auth.logout.signIn')}</Link>
        </>
      ) : (
        <p role="status">{t('common:auth.loading.wait')}</p>
      )}
    </Panel>
  );
}
