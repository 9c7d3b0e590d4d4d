import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { renew, renewalPreviewQuery } from '../../../features/quotes/renewal/api';
import { RenewalComparison } from '../../../features/quotes/renewal/renewal-comparison';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { ReadError } from '../../../kit/pages/read-error';
import type { Policy } from '../../../lib/api-types';
import { isRefusal, problemMessage } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useKept } from '../../../lib/use-kept';
import { useSubmit } from '../../../lib/use-submit';
import { StepActions } from '../wizard/step-actions';
import { requestOf, type RenewalStep } from './renewal-steps';

interface StepProps {
  policy: Policy;
  goTo: (step: RenewalStep, terms?: string) => void;
}

/** The expiring term beside the one that is offered, to be requested or changed. */
export function RenewalSummaryStep({ policy, goTo }: StepProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const request = requestOf(useSearchParams()[0]);
  const result = useQuery(renewalPreviewQuery(policy.id, request));
  const kept = useKept(result);
  const submission = useSubmit<{ id: string }>((_, key) => renew(policy.id, request, key), {
    onDone: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['quotes'] });
      void navigate(`${basePath}/quotes/${id}`);
    },
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <>
      {isRefusal(result.error) ? (
        <Alert role="alert" type="warning" showIcon title={problemMessage(result.error)} />
      ) : (
        <ReadError result={result} kept={kept} />
      )}
      {kept ? <RenewalComparison quote={kept.data} /> : result.isPending && <Skeleton active />}
      <StepActions back={() => goTo('verify')}>
        <Button onClick={() => goTo('custom-quote')}>{t('policy:renewal.customise')}</Button>
        <SubmitButton
          type="primary"
          submission={submission}
          disabled={!kept || isRefusal(result.error)}
          onClick={() => void submission.submit()}
        >
          {t('quote:wizard.requestQuote')}
        </SubmitButton>
      </StepActions>
    </>
  );
}
