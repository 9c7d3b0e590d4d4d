import { regionOfCountry } from '@palisade/kernel';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProductCards } from '../../../features/quotes/builder/product-cards';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

export function ProductStep({ account, product, goTo, back, next }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <ProductCards
        region={regionOfCountry(account.country)}
        accountId={account.id}
        chosen={product}
        onChoose={(chosen) => goTo('product-selector', chosen)}
      />
      <StepActions back={back}>
        <Button type="primary" onClick={next}>
          {t('common:action.continue')}
        </Button>
      </StepActions>
    </>
  );
}
