import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { api, unwrap } from '../../lib/api';
import { problemMessage } from '../../lib/problem';
import { useSubmit } from '../../lib/use-submit';
import { withKey } from '../../lib/with-key';

/** What the page of the code tells the one that it leads to: the agency, and a link to offer an account. */
export interface DoorState {
  agencyName: string | null;
  agencyLogoPath: string | null;
  offersAccountOf: string | null;
}

/** The agency of what a mailed link opened: by its logo, else by its name. */
export function DoorAgency() {
  const { t } = useTranslation('common');
  const state = useLocation().state as DoorState | null;
  if (!state?.agencyName) return null;
  const { agencyName: name, agencyLogoPath: logo } = state;
  const words = t('common:door.agency', { name });
  return (
    <p className="door-agency">
      {logo ? <img src={logo} alt={words} width={150} height={36} /> : words}
    </p>
  );
}

/** Offers an account, once, to who came by a letter and has none. */
export function AccountOffer() {
  const state = useLocation().state as DoorState | null;
  return state?.offersAccountOf ? <Offer link={state.offersAccountOf} /> : null;
}

function Offer({ link: id }: { link: string }) {
  const { t } = useTranslation('common');
  const [isOver, setOver] = useState(false);
  const answer = useSubmit(
    (wanted: boolean, key) =>
      unwrap(
        api.auth.POST('/api/auth/v1/wf/{id}/account', {
          params: { path: { id } },
          headers: withKey(key),
          body: { wanted },
        }),
      ),
    { onDone: ({ sent }) => !sent && setOver(true) },
  );
  if (isOver) return null;
  if (answer.answer) return <Alert type="success" showIcon title={t('common:door.offer.sent')} />;
  return (
    <section className="card door-offer" aria-labelledby="door-offer">
      <h2 id="door-offer">{t('common:door.offer.title')}</h2>
      <p>{t('common:door.offer.text')}</p>
      {answer.error && <Alert role="alert" type="error" title={problemMessage(answer.error)} />}
      <Flex gap={8} wrap>
        <Button type="primary" disabled={answer.isLocked} onClick={() => void answer.submit(true)}>
          {t('common:door.offer.yes')}
        </Button>
        <Button disabled={answer.isLocked} onClick={() => void answer.submit(false)}>
          {t('common:door.offer.no')}
        </Button>
      </Flex>
    </section>
  );
}
