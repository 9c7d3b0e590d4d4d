import { InboxOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import '../kit.css';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do next. */
  text: string;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Flex vertical align="center" gap={8} className="kit-state">
      <InboxOutlined className="kit-state-icon" aria-hidden />
      <strong>{title}</strong>
      <p className="muted">{text}</p>
      {action}
    </Flex>
  );
}
