import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface BlockingOverlayProps {
  /** The name of the dialog (Spec 1 §6). */
  id: string;
  title: string;
  children?: ReactNode;
  /** The one way on; there is none where nothing is left to do here. */
  action?: ReactNode;
}

/** Says what a mailed link leads to no more, over a page that cannot be used. */
export function BlockingOverlay({ id, title, children, action }: BlockingOverlayProps) {
  return (
    <Modal
      open
      title={title}
      footer={action ?? null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      rootClassName={id}
    >
      {children}
    </Modal>
  );
}
