import { regionOfCountry } from '@palisade/kernel';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { USUAL_PRODUCT, wizardPath } from '../../features/quotes/paths';
import type { Account } from '../../lib/api-types';
import { usePermissions, useSession } from '../../lib/session';

/** Begins a quote; where the account cannot be quoted it says why. */
export function RequestQuoteButton({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const { basePath } = useSession();
  const navigate = useNavigate();
  if (!can(['quote:create', 'quote:request', 'rater:calculate'])) return null;
  const product = USUAL_PRODUCT[regionOfCountry(account.country)];
  return (
    <Tooltip title={account.errorMessage}>
      <Button
        type="primary"
        disabled={account.errorMessage !== null}
        onClick={() => void navigate(wizardPath(basePath, product, account.id, 'verify'))}
      >
        {t('quote:wizard.requestQuote')}
      </Button>
    </Tooltip>
  );
}
