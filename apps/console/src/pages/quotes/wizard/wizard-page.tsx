import { regionOfCountry } from '@palisade/kernel';
import { productOf, productsOfRegion } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { accountQuery } from '../../../features/accounts/api';
import type { RequoteData } from '../../../features/quotes/builder/requote-unavailable-modal';
import { ErrorState } from '../../../kit/pages/error-state';
import { openModal } from '../../../lib/modals';
import { ApiError, isOutOfReach, ShownError } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { NotFoundPage } from '../../public/notices/not-found-page';
import { forSubmission, wizardPath } from '../../../features/quotes/paths';
import { RenewalPage } from '../renewal/renewal-page';
import { stepName, stepOf } from './wizard-steps';
import { Wizard } from './wizard';

const MODES: readonly (string | undefined)[] = ['requestQuote', 'edit-quote', 'renew-quote'];

/** Loads the account of a quote and sets an address right that no product of it has. */
export function WizardPage() {
  const { productType = '', accountId = '', mode, step } = useParams();
  const { basePath } = useSession();
  const [address] = useSearchParams();
  const submissionId = address.get('submissionId');
  const result = useQuery(accountQuery(accountId));
  if (!MODES.includes(mode) || isOutOfReach(result.error)) return <NotFoundPage />;
  if (result.isError && !result.data) {
    return <LoadFailure error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (!result.data) return <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 8 }} />;

  const account = result.data;
  const sold = productsOfRegion(regionOfCountry(account.country));
  const product = productOf(productType);
  const name = stepName(stepOf(step), submissionId);
  const isStepOff = mode === 'requestQuote' && step !== name;
  if (!product || !sold.includes(product) || isStepOff) {
    const wanted = product && sold.includes(product) ? product : sold[0]!;
    const place = wizardPath(basePath, wanted, account.id, name);
    return <Navigate to={forSubmission(place, submissionId)} replace />;
  }
  if (mode === 'renew-quote') {
    const policyId = address.get('policyId') ?? '';
    return <RenewalPage account={account} product={product} policyId={policyId} step={step} />;
  }
  if (mode === 'edit-quote') return <Requote accountId={account.id} product={product} />;
  return (
    <Wizard
      key={account.id}
      account={account}
      product={product}
      step={stepOf(step)}
      submissionId={submissionId}
    />
  );
}

/** The account could not be read: the server's own words, or that its details failed to load. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('account');
  const isRefused = error instanceof ApiError && error.status < 500;
  const shown = isRefused ? error : new ShownError(t('details.loadFailed'));
  return <ErrorState error={shown} onRetry={onRetry} />;
}

/** A quote that was requested is not edited: another one takes its place. */
function Requote({ accountId, product }: RequoteData) {
  useEffect(() => openModal('requote-unavailable', { accountId, product }), [accountId, product]);
  return <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 8 }} />;
}
