import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { MovedClock, SandboxClock } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDateTime } from '../../lib/formatting';
import { problemMessage } from '../../lib/problem';
import type { SubmitKey } from '../../lib/submit-key';
import { useSubmit } from '../../lib/use-submit';
import { moveClock, moveToNext } from './api';

/** How a person moves a clock. */
type Move = { advance: string } | { now: string } | 'next';

const NOON = 'T12:00:00Z';

interface ClockCardProps {
  clock: SandboxClock;
  /** Whose clock it is, for staff. */
  agency?: string | undefined;
  onMoved: (moved: MovedClock) => void;
}

/** What a clock shows, and the buttons that move it; everything else that is shown is read again. */
export function ClockCard({ clock, agency, onMoved }: ClockCardProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const queryClient = useQueryClient();
  const [passing, setPassing] = useState<string | null>(null);
  const [pressed, setPressed] = useState('');
  const [date, setDate] = useState('');
  const isStopped = useRef(false);
  const act = (move: Move, key: SubmitKey): Promise<MovedClock> => {
    isStopped.current = false;
    if (move !== 'next') return moveClock(clock.id, move, key);
    const onDay = setPassing;
    return moveToNext(clock, key, { onDay, isStopped: () => isStopped.current });
  };
  const refresh = () => {
    setPassing(null);
    void queryClient.invalidateQueries();
  };
  const move = useSubmit(act, {
    onDone: (moved) => {
      onMoved(moved);
      refresh();
    },
    onRefused: refresh,
  });
  const button = (label: string, how: Move, isDisabled = false) => (
    <SubmitButton
      submission={{ ...move, isSending: move.isSending && pressed === label }}
      disabled={isDisabled}
      onClick={() => {
        setPressed(label);
        void move.submit(how);
      }}
    >
      {t(`common:clock.${label}`)}
    </SubmitButton>
  );
  return (
    <section className="card" aria-label={agency ?? t('common:nav.clock')}>
      <p className="muted">
        {agency ? t('common:clock.shows', { agency }) : t('common:clock.own')}
      </p>
      <Typography.Title level={2} style={{ margin: '4px 0 16px' }}>
        <time dateTime={passing ?? clock.now}>{formatDateTime(passing ?? clock.now, locale)}</time>
      </Typography.Title>
      {move.error && (
        <Alert role="alert" type="error" showIcon title={problemMessage(move.error)} />
      )}
      <Flex gap={8} wrap>
        {button('day', { advance: 'P1D' })}
        {button('month', { advance: 'P1M' })}
        {button('next', 'next')}
        {passing !== null && (
          <Button onClick={() => (isStopped.current = true)}>{t('common:clock.stop')}</Button>
        )}
      </Flex>
      <Flex gap={8} wrap align="end" style={{ marginTop: 16 }}>
        <label>
          <span className="muted">{t('common:clock.date')}</span>
          <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </label>
        {button('go', { now: `${date}${NOON}` }, date === '')}
      </Flex>
    </section>
  );
}
