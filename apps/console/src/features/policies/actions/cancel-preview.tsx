import { useQuery } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { ReadError } from '../../../kit/pages/read-error';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../kit/values/fact-list';
import { moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import type { Policy } from '../../../lib/api-types';
import { isRefusal, problemMessage } from '../../../lib/problem';
import { useDebounced } from '../../../lib/use-debounced';
import { useGuardedRow } from '../../../lib/use-guarded-row';
import { useKept } from '../../../lib/use-kept';
import { cancelPreviewQuery } from '../api';
import { PolicyStatusTag } from '../policy-status';
import { cancellationOf, USUAL, type CancelForm } from './cancel-form';
import { chargesBefore, linesOf, MoneyBetween } from './money-between';

const SETTLE_MS = 400;

// In these a request still waits, or a notice still runs and can be stopped.
const CAN_BE_STOPPED: Policy['status'][] = ['CANCEL REQUESTED', 'CANCEL PENDING'];

interface CancelPreviewProps {
  policy: Policy;
  /** Asked where the cancellation takes effect at once. */
  children: ReactNode;
}

/**
 * What the form would do, as the server answers it without doing it. The cancellation is refused when the policy
 * was changed since.
 */
export function CancelPreview({ policy, children }: CancelPreviewProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { effectiveDate, reason, cancellationType = USUAL } = useWatched();
  const wish = cancellationOf({ effectiveDate, reason, cancellationType });
  const { value, isSettled } = useDebounced(wish, JSON.stringify(wish), SETTLE_MS);
  const isReady = Boolean(value.effectiveDate && value.reason);
  const result = useQuery({ ...cancelPreviewQuery(policy.id, value), enabled: isReady });
  const kept = useKept(result);
  useGuardedRow(kept?.data);
  if (!isReady) return <p className="kit-field-wide muted">{t('policy:cancel.previewHint')}</p>;
  if (isRefusal(result.error)) {
    return (
      <div className="kit-field-wide policy-preview">
        <Alert role="alert" type="warning" showIcon title={problemMessage(result.error)} />
      </div>
    );
  }
  const after = kept?.data;
  return (
    <>
      <section
        className="kit-field-wide policy-preview"
        aria-label={t('policy:cancel.preview')}
        aria-live="polite"
        aria-busy={!isSettled || result.isFetching}
      >
        <ReadError result={result} kept={kept} />
        {after && <Outcome after={after} />}
        {!after && !result.isError && <p className="muted">{t('common:select.loading')}</p>}
      </section>
      {after && !CAN_BE_STOPPED.includes(after.status) && children}
    </>
  );
}

const useWatched = (): CancelForm => {
  const form = Form.useFormInstance<CancelForm>();
  return (Form.useWatch([], form) ?? {}) as CancelForm;
};

function Outcome({ after }: { after: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { cancellation, status, charges, currency } = after;
  if (!cancellation) return null;
  const { noticeDays, cancellationType, effectiveDate, factor, charges: returned } = cancellation;
  // Until its date has come, what was written still holds the premium that will go back.
  const before = CAN_BE_STOPPED.includes(status) ? charges : chargesBefore(charges, returned);
  return (
    <>
      <FactList
        facts={[
          { label: t('policy:cancel.then'), value: <PolicyStatusTag status={status} /> },
          { label: t('policy:cancel.date'), value: <ShortDate value={effectiveDate} /> },
          {
            label: t('policy:cancel.method'),
            value: t('policy:cancel.share', {
              method: t(`policy:cancel.type.${cancellationType}`),
              factor,
            }),
          },
          ...(noticeDays !== null
            ? [
                {
                  label: t('policy:cancel.notice'),
                  value: t('policy:cancel.days', { count: noticeDays }),
                },
              ]
            : []),
          {
            label: t('policy:cancel.willReturn'),
            value: moneyText(returned.amountDue ? -returned.amountDue : 0, currency),
          },
        ]}
      />
      <MoneyBetween lines={linesOf(before, returned)} currency={currency} />
    </>
  );
}
