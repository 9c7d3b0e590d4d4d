import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { problemMessage } from '../../../lib/problem';
import type { SubmitKey } from '../../../lib/submit-key';
import { useSubmit } from '../../../lib/use-submit';
import { withKey } from '../../../lib/with-key';
import { BusyButton } from '../frame/busy-button';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

const refuse = (token: string, key: SubmitKey) =>
  unwrap(
    api.connectors.POST('/api/connector/v1/campaign/refusals', {
      body: { token },
      headers: withKey(key),
    }),
  );

/** Who was asked to connect a tool says here that it wants no such letters. */
export function NoToolLettersPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const request = useSubmit(refuse);
  return (
    <Panel title={t('common:noToolLetters.title')}>
      {request.isDone ? (
        <Notice kind="success">{t('common:noToolLetters.done')}</Notice>
      ) : (
        <>
          <p>{t('common:noToolLetters.text')}</p>
          {request.error && <Notice kind="error">{problemMessage(request.error)}</Notice>}
          <BusyButton
            type="button"
            className="button primary wide"
            isBusy={request.isLocked}
            onClick={() => void request.submit(token)}
          >
            {t('common:noToolLetters.confirm')}
          </BusyButton>
        </>
      )}
    </Panel>
  );
}
