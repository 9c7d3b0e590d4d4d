import { Flex, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { Phone } from '../../kit/values/phone';
import { formatDate } from '../../lib/formatting';
import { useEdition } from '../../lib/edition';
import type { Claim } from '../../lib/api-types';

/** What happens with a filed claim now: whom to call, who works on it, what comes next and when. */
export function ClaimProgressCard({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['common', 'account']);
  const { locale } = useEdition();
  const { progress, isCircumstance, endedOn, circumstanceReason } = claim;
  const circumstance = endedOn
    ? 'account:progress.circumstanceEnded'
    : 'account:progress.circumstance';
  if (!progress) return null;
  const { stage, handlerName, vendorNames, steps } = progress;
  const email = t('common:contact.claimsEmail');
  return (
    <section className="card claim-section" aria-labelledby="claim-progress">
      <h2 id="claim-progress">{t('account:progress.title')}</h2>
      <p className="claim-text">
        {isCircumstance
          ? t(circumstance, { reason: circumstanceReason ?? '' })
          : t(`account:progress.stage.${stage}`)}
      </p>
      <FactList
        facts={[
          {
            label: t('account:progress.hotline'),
            value: <Phone number={t('common:contact.claimsPhone')} />,
          },
          {
            label: t('account:progress.write'),
            value: <a href={`mailto:${email}?subject=${claim.claimNumber ?? ''}`}>{email}</a>,
          },
          { label: t('account:progress.person'), value: handlerName },
          { label: t('account:progress.vendors'), value: vendorNames.join(', ') },
        ]}
      />
      {steps.length > 0 && !isCircumstance && (
        <ol className="claim-steps">
          {steps.map(({ key, due, isDone }) => (
            <li key={key}>
              <Flex gap={8} wrap>
                {t(`account:progress.step.${key}`, { date: formatDate(due, locale) })}
                {isDone && <Tag color="success">{t('account:progress.done')}</Tag>}
              </Flex>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
