import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { OrganizationField } from '../../kit/forms/organization-field';
import { SubmitButton } from '../../kit/forms/submit-button';
import { problemMessage } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSubmit } from '../../lib/use-submit';
import { clocksQuery, startClock } from './api';

/** Gives an agency its clock: staff name one, an agency gets its own. */
export function NewClock() {
  const { t } = useTranslation();
  const { isStaff } = useSession();
  const queryClient = useQueryClient();
  const start = useSubmit((scope: string | undefined, key) => startClock(scope, key), {
    onDone: () => queryClient.invalidateQueries({ queryKey: clocksQuery.queryKey }),
  });
  return (
    <section className="card" aria-labelledby="new-clock-title">
      <h2 id="new-clock-title">{t('common:clock.newTitle')}</h2>
      <p className="muted">{t('common:clock.newText')}</p>
      <Form<{ agencyId?: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ agencyId }) => void start.submit(agencyId)}
      >
        {isStaff && (
          <OrganizationField
            name="agencyId"
            label={t('common:clock.agency')}
            accountType="AGENCY"
            isRequired
          />
        )}
        {start.error && (
          <Alert role="alert" type="error" showIcon title={problemMessage(start.error)} />
        )}
        <SubmitButton submission={start}>{t('common:clock.start')}</SubmitButton>
      </Form>
    </section>
  );
}
