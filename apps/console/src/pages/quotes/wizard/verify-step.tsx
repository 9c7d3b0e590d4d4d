import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountFirmographics } from '../../../features/accounts/account-firmographics';
import { AccountSummary } from '../../../features/accounts/account-summary';
import { useAccountCommands } from '../../../features/accounts/details/api';
import { correctPath } from '../../../features/quotes/paths';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { usePermissions, useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

/** What is known of the account, to be corrected or confirmed before it is rated. */
export function VerifyStep({
  account,
  product,
  back,
  next,
}: Pick<StepProps, 'account' | 'product' | 'back' | 'next'>) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { can } = usePermissions();
  const { account: own, basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { verify } = useAccountCommands(account.id);
  // Only an agency answers for the details; staff merely go on.
  const isDue = own.accountType === 'AGENCY' && can('account:verify') && !account.isVerifiedByAgent;
  const submission = useSubmit<void>(async (_, key) => (isDue ? verify(key) : undefined), {
    onDone: next,
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <>
      <section className="card quote-section" aria-labelledby="verify-account">
        <h2 id="verify-account">{t('account:detail.title')}</h2>
        <AccountSummary account={account} />
      </section>
      <section className="card quote-section" aria-labelledby="verify-business">
        <h2 id="verify-business">{t('account:tab.firmographics')}</h2>
        <AccountFirmographics account={account} />
      </section>
      <StepActions back={back}>
        {can('account:edit') && (
          <Button onClick={() => void navigate(correctPath(basePath, product, account.id))}>
            {t('account:edit.title')}
          </Button>
        )}
        <SubmitButton
          type="primary"
          submission={submission}
          onClick={() => void submission.submit()}
        >
          {t('quote:wizard.verify')}
        </SubmitButton>
      </StepActions>
    </>
  );
}
