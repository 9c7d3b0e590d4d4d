import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import type { Workflow, WorkflowRedirect } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatTime } from '../../../lib/formatting';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { ApiError, problemMessage } from '../../../lib/problem';
import { signOut, startSession } from '../../../lib/session-tokens';
import { useSubmit } from '../../../lib/use-submit';
import type { DoorState } from '../../linked/account-offer';
import { BusyButton } from '../frame/busy-button';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';
import { TextField } from '../frame/text-field';

const CODE_LENGTH = 6;

const workflowQuery = (id: string) =>
  queryOptions({
    queryKey: ['workflow', id],
    queryFn: () => unwrap(api.auth.GET('/api/auth/v1/wf/{id}', { params: { path: { id } } })),
    retry: false,
    staleTime: Infinity,
  });

type Way = Workflow['sendCodeTo'];
const MAIL_ONLY: readonly Way[] = ['EMAIL'];
const WAYS: readonly Way[] = ['EMAIL', 'SMS'];

function sendCode(id: string, way: Way) {
  const path = { params: { path: { id } } };
  if (way === 'SMS') return unwrap(api.auth.GET('/api/auth/v1/wf/access/phone/{id}', path));
  return unwrap(api.auth.GET('/api/auth/v1/wf/access/{id}', path));
}

/**
 * Where a mailed link begins: a code, sent to the same mailbox or by text, opens what it is for. It is sent
 * by a press only: mail scanners open links, and run what is on the page.
 */
export function ValidatePage() {
  const { t } = useTranslation();
  const { workflowId = '' } = useParams();
  const workflow = useQuery(workflowQuery(workflowId));
  return (
    <Panel title={t('common:auth.code.label')}>
      {workflow.isPending && <div className="skeleton" />}
      {workflow.isError && (
        <>
          <Notice kind="error">{problemMessage(workflow.error)}</Notice>
          <div className="links">
            <Link to="/login">{t('common:auth.login.loginHere')}</Link>
          </div>
        </>
      )}
      {workflow.data && <CodeForm workflow={workflow.data} />}
    </Panel>
  );
}

function CodeForm({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const { id, flowAccountName, flowUserPhone, userFirstName } = workflow;
  const [secret, setSecret] = useState('');
  const send = useSubmit((way: Way) => sendCode(id, way));
  const verify = useVerification(workflow);
  const isComplete = secret.trim().length === CODE_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void verify.submit(secret.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>{t('common:code.text', { name: userFirstName, account: flowAccountName })}</p>
      {(flowUserPhone ? WAYS : MAIL_ONLY).map((way) => (
        <BusyButton
          key={way}
          type="button"
          className="button wide"
          isBusy={send.isLocked}
          onClick={() => void send.submit(way)}
        >
          {t(`common:code.send.${way}`, { phone: flowUserPhone })}
        </BusyButton>
      ))}
      {send.answer && (
        <Notice kind="info">
          {t(`common:code.sent.${send.answer.sendCodeTo}`, {
            phone: flowUserPhone,
            until: formatTime(Date.parse(send.answer.goodUntil), locale),
          })}
        </Notice>
      )}
      {send.error && <Notice kind="error">{problemMessage(send.error)}</Notice>}
      {verify.error && <Notice kind="error">{refusalText(verify.error, t)}</Notice>}
      <TextField
        label={t('common:auth.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        required
        value={secret}
        onChange={setSecret}
      />
      <BusyButton className="button primary wide" isBusy={verify.isLocked} disabled={!isComplete}>
        {t('common:code.verify')}
      </BusyButton>
    </form>
  );
}

/** Exchanges the code for a session that opens one quote, policy or claim, and goes there. */
function useVerification(workflow: Workflow) {
  const navigate = useNavigate();
  return useSubmit(
    async (secret: string) => {
      const body = { workflowId: workflow.id, secret };
      const call = api.auth.POST('/api/auth/v1/wf/token', { body, headers: ANSWERS_TOKEN });
      startSession(await unwrap(call), false);
      return findLanding(workflow);
    },
    { onDone: ({ place, state }) => navigate(place, { replace: true, state }) },
  );
}

/** Where a code leads, and what that page is told. */
interface Landing {
  place: string;
  state: DoorState | null;
}

/** What the code opened; who may not go there signs in first (Spec 1 §8). */
async function findLanding({ id, flow }: Workflow): Promise<Landing> {
  try {
    const call = api.auth.GET('/api/auth/v1/wf/{id}/redirect', { params: { path: { id } } });
    const found = await unwrap(call);
    const { agencyName, agencyLogoPath, offersAccount } = found;
    const offersAccountOf = offersAccount ? id : null;
    const state = { agencyName, agencyLogoPath, offersAccountOf };
    return { place: landingOf(flow, found), state };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    signOut();
    return { place: '/login', state: null };
  }
}

/** Spec 1 §4: who acts for an agency takes its name along. */
function landingOf(flow: Workflow['flow'], { redirectUrl, agencyName }: WorkflowRedirect): string {
  if (flow !== 'SURPLUS_NOTICE' || agencyName === null) return redirectUrl;
  return `${redirectUrl}?${new URLSearchParams({ agencyName })}`;
}

/** Spec 1 §8, one-time code. */
function refusalText(error: unknown, t: (key: string) => string): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status >= 500) return t('common:auth.code.maintenance');
  return (error instanceof ApiError && error.problem.detail) || t('common:auth.code.failed');
}
