import { Alert, type FormInstance } from 'antd';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from './draft-offer';
import { focusField } from './focus-field';
import { FormSummary } from './form-summary';
import '../kit.css';
import type { Resolution } from './use-conflict';
import type { Submission } from './use-form-submission';

/** Few ever see it. */
const ConflictNotice = lazy(async () => ({
  default: (await import('./conflict-notice')).ConflictNotice,
}));

interface FormNoticesProps<Values extends object> {
  form: FormInstance<Values>;
  submission: Submission<Values>;
}

/** What stands above the fields of a form that was sent: a conflict, its end, what to correct. */
export function FormNotices<Values extends object>(props: FormNoticesProps<Values>) {
  const { form, submission } = props;
  const { t } = useTranslation();
  const { conflict, summary, failure, draft } = submission;
  const { changes, resolution, resolve } = conflict;
  return (
    <>
      {draft.offered && (
        <DraftOffer at={draft.offered.at} onTake={draft.take} onForget={draft.forget} />
      )}
      {failure && (
        <Alert
          className="kit-form-summary"
          role="alert"
          type="error"
          showIcon
          title={failure}
          description={t('common:kept.sendAgain')}
        />
      )}
      {changes && (
        <Suspense>
          <ConflictNotice changes={changes} resolve={resolve} />
        </Suspense>
      )}
      {resolution && <Resolved resolution={resolution} />}
      <FormSummary items={summary} onPick={(field) => focusField(form, field)} />
    </>
  );
}

/** Tells how a conflict ended; the choice that had the focus is gone by then. */
function Resolved({ resolution }: { resolution: Resolution }) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className="kit-form-summary" role="status" tabIndex={-1}>
      <Alert type="info" showIcon title={t(`common:form.resolved.${resolution}`)} />
    </div>
  );
}
