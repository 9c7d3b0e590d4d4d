import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { WhyPremium } from '../../../features/quotes/builder/why-premium';
import { indicationQuery } from '../../../features/quotes/indication/api';
import {
  indicationOf,
  type IndicatedRisk,
  type PickedCompany,
} from '../../../features/quotes/indication/indicated-risk';
import { IndicationForm } from '../../../features/quotes/indication/indication-form';
import { riskOfParams } from '../../../features/quotes/indication/risk-params';
import { IndicationPrice } from '../../../features/quotes/indication/indication-price';
import { SaveAsQuote } from './save-as-quote';
import { calculationQuery } from '../../../features/quotes/rater';
import { usePlainReasons } from '../../../features/quotes/use-plain-reasons';
import { PageHeader } from '../../../kit/pages/page-header';
import { ReadError } from '../../../kit/pages/read-error';
import type { CalculatorBody, Indication } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { useSession } from '../../../lib/session';
import { useDebounced } from '../../../lib/use-debounced';
import { useKept } from '../../../lib/use-kept';

const SETTLE_MS = 300;

/** A price for a company on one screen: who it is, what it earns and six controls. */
export function IndicationPage() {
  const { t } = useTranslation(['common', 'quote', 'account']);
  const { basePath, landing } = useSession();
  const { region } = useEdition();
  const [form] = Form.useForm<IndicatedRisk>();
  const [params] = useSearchParams();
  const [risk, setRisk] = useState<IndicatedRisk>(() => riskOfParams(params));
  const [picked, setPicked] = useState<PickedCompany>({});
  const asked = indicationOf(risk, picked, region === 'UK');
  const { value: settled, isSettled } = useDebounced(asked, JSON.stringify(asked), SETTLE_MS);
  const result = useQuery({
    ...indicationQuery(settled ?? { securityQuestions: {} }),
    enabled: settled !== null && isSettled,
  });
  const kept = useKept(result);
  const indication = asked ? kept?.data : undefined;
  const plain = usePlainReasons(undefined);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('quote:list.title'), href: `${basePath}/quotes` },
        ]}
        title={t('quote:indication.title')}
        action={<Link to={`${basePath}/indication/batch`}>{t('quote:indication.toBatch')}</Link>}
      />
      <div className="quote-builder">
        <div className="quote-column">
          <IndicationForm
            form={form}
            initial={risk}
            isClient={picked.accountId !== undefined}
            indication={indication}
            onPick={setPicked}
            onChange={setRisk}
          />
          {indication && <Why indication={indication} />}
        </div>
        <aside className="quote-aside" aria-label={t('quote:field.premium')}>
          <ReadError result={result} kept={kept} />
          {indication ? (
            <>
              <IndicationPrice
                indication={indication}
                isStale={!isSettled || result.isPlaceholderData}
                plain={plain}
              />
              <SaveAsQuote indication={indication} risk={risk} picked={picked} />
            </>
          ) : (
            <p className="card quote-section muted">{t('quote:indication.empty')}</p>
          )}
        </aside>
      </div>
    </div>
  );
}

/** The steps of the same price, read once it stands. */
function Why({ indication }: { indication: Indication }) {
  const { product, input } = indication;
  const { data } = useQuery(calculationQuery(product, input as unknown as CalculatorBody));
  return data ? <WhyPremium result={data} /> : null;
}
