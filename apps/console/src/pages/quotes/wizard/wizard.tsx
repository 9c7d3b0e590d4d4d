import type { Product } from '@palisade/trade';
import { Alert, Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWizardDraft } from '../../../features/quotes/builder/wizard-draft';
import { forSubmission, wizardPath } from '../../../features/quotes/paths';
import { PageHeader } from '../../../kit/pages/page-header';
import { StatusTag } from '../../../kit/values/status-tag';
import type { Account } from '../../../lib/api-types';
import { SAME_PAGE } from '../../../lib/same-page';
import { useSession } from '../../../lib/session';
import { AdditionalInfoStep } from './additional-info-step';
import { CustomQuoteStep } from './custom-quote-step';
import { ProductStep } from './product-step';
import { QuestionsStep } from './questions-step';
import { QuoteStep } from './quote-step';
import { VerifyStep } from './verify-step';
import { StateLicenseStep } from './state-license-step';
import { SubmissionHeader } from './submission-header';
import { neighbour, placeOf, stepName, WIZARD_STEPS, type WizardStep } from './wizard-steps';

interface WizardProps {
  account: Account;
  product: Product;
  step: WizardStep;
  /** The submission that the quote is made for. */
  submissionId: string | null;
}

/** What every step of the wizard works with. */
export interface StepProps {
  account: Account;
  product: Product;
  submissionId: string | null;
  wizard: ReturnType<typeof useWizardDraft>;
  goTo: (step: WizardStep, product?: Product) => void;
  /** Null on the first step. */
  back: (() => void) | null;
  next: () => void;
}

const STEPS = {
  verify: VerifyStep,
  'product-selector': ProductStep,
  questions: QuestionsStep,
  quote: QuoteStep,
  'custom-quote': CustomQuoteStep,
  'state-license': StateLicenseStep,
  'additional-info': AdditionalInfoStep,
};

/** The steps of a new quote for one account; what was entered stays while going to and fro. */
export function Wizard({ account, product, step, submissionId }: WizardProps) {
  const { t } = useTranslation(['common', 'account', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const navigate = useNavigate();
  const wizard = useWizardDraft(account.id);
  const goTo = (to: WizardStep, chosen = product) =>
    void navigate(
      forSubmission(
        wizardPath(basePath, chosen, account.id, stepName(to, submissionId)),
        submissionId,
      ),
      {
        ...(to === step && { replace: true, state: SAME_PAGE }),
      },
    );
  const previous = neighbour(step, -1);
  const following = neighbour(step, 1);
  const Step = STEPS[step];
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: account.name, href: `${basePath}/accounts/${account.id}` },
        ]}
        title={t(`quote:wizard.step.${step}`)}
        tag={<StatusTag tone="open" label={t(`coverage:product.${product}`)} />}
      />
      <Steps
        size="small"
        current={placeOf(step)}
        items={WIZARD_STEPS.map((one) => ({ title: t(`quote:wizard.step.${one}`) }))}
      />
      {submissionId && <SubmissionHeader submissionId={submissionId} />}
      {account.errorMessage ? (
        <Alert type="warning" showIcon title={account.errorMessage} />
      ) : (
        <Step
          account={account}
          product={product}
          submissionId={submissionId}
          wizard={wizard}
          goTo={goTo}
          back={previous && (() => goTo(previous))}
          next={() => following && goTo(following)}
        />
      )}
    </div>
  );
}
