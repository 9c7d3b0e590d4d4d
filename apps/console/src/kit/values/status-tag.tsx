import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  RightCircleOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import '../kit.css';

/** What a status means to the reader: running, good, waiting on a person, lost or refused, over. */
export type StatusTone = 'open' | 'good' | 'waiting' | 'lost' | 'over';

const ICONS: Record<StatusTone, ComponentType<{ 'aria-hidden': true }>> = {
  open: RightCircleOutlined,
  good: CheckCircleOutlined,
  waiting: ClockCircleOutlined,
  lost: CloseCircleOutlined,
  over: MinusCircleOutlined,
};

interface StatusTagProps {
  tone: StatusTone;
  /** The status in words. */
  label: string;
  /** The status as documents and integrations name it, for who points at it. */
  code?: string;
}

export function StatusTag({ tone, label, code }: StatusTagProps) {
  const Icon = ICONS[tone];
  return (
    <span className={`kit-tag kit-tag-${tone}`} title={code}>
      <Icon aria-hidden />
      {label}
    </span>
  );
}
