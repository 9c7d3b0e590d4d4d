import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AccountFirmographics } from '../../../features/accounts/account-firmographics';
import { AccountSummary } from '../../../features/accounts/account-summary';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

/** What is known of the account, to be confirmed before it is rated. */
export function VerifyStep({ account, back, next }: StepProps) {
  const { t } = useTranslation(['common', 'account', 'quote']);
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
        <Button type="primary" onClick={next}>
          {t('quote:wizard.verify')}
        </Button>
      </StepActions>
    </>
  );
}
