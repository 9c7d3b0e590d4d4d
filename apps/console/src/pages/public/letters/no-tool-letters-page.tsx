import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { problemMessage } from '../../../lib/problem';
import { BusyButton } from '../frame/busy-button';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

/** Who was asked to connect a tool says here that it wants no such letters. */
export function NoToolLettersPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: () =>
      unwrap(api.connectors.POST('/api/connector/v1/campaign/refusals', { body: { token } })),
  });
  return (
    <Panel title={t('common:noToolLetters.title')}>
      {isSuccess ? (
        <Notice kind="success">{t('common:noToolLetters.done')}</Notice>
      ) : (
        <>
          <p>{t('common:noToolLetters.text')}</p>
          {error && <Notice kind="error">{problemMessage(error)}</Notice>}
          <BusyButton
            type="button"
            className="button primary wide"
            isBusy={isPending}
            onClick={() => mutate()}
          >
            {t('common:noToolLetters.confirm')}
          </BusyButton>
        </>
      )}
    </Panel>
  );
}
