import type { Product } from '@palisade/trade';
import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../kit/pages/page-header';
import { StatusTag } from '../../../kit/values/status-tag';
import type { Account, Policy } from '../../../lib/api-types';
import { renewalPath } from '../../../lib/renewal-path';
import { useSession } from '../../../lib/session';
import { VerifyStep } from '../wizard/verify-step';
import { RenewalCustomStep } from './renewal-custom-step';
import { RenewalSummaryStep } from './renewal-summary-step';
import { RENEWAL_STEPS, type RenewalStep } from './renewal-steps';

interface RenewalWizardProps {
  account: Account;
  product: Product;
  policy: Policy;
  step: RenewalStep;
}

/** Spec 3 §2: the steps of a renewal: what is known of the client, both terms, other terms. */
export function RenewalWizard({ account, product, policy, step }: RenewalWizardProps) {
  const { t } = useTranslation(['common', 'policy', 'coverage']);
  const { basePath, landing } = useSession();
  const navigate = useNavigate();
  const goTo = (to: RenewalStep, terms = '') =>
    void navigate(
      `${renewalPath(basePath, { product, accountId: account.id }, to, policy.id)}${terms}`,
    );
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: policy.policyNumber, href: `${basePath}/policies/${policy.id}` },
        ]}
        title={t(`policy:renewal.step.${step}`)}
        tag={<StatusTag tone="open" label={t(`coverage:product.${product}`)} />}
      />
      <Steps
        size="small"
        current={RENEWAL_STEPS.indexOf(step)}
        items={RENEWAL_STEPS.map((one) => ({ title: t(`policy:renewal.step.${one}`) }))}
      />
      {step === 'verify' && (
        <VerifyStep account={account} product={product} back={null} next={() => goTo('summary')} />
      )}
      {step === 'summary' && <RenewalSummaryStep policy={policy} goTo={goTo} />}
      {step === 'custom-quote' && <RenewalCustomStep policy={policy} goTo={goTo} />}
    </div>
  );
}
