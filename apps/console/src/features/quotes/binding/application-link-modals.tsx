import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Input, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard';
import { openModal, type ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import type { QuoteModalData } from '../actions/with-quote';
import { applicationLinkQuery } from './api';

/** The link to the application, to be copied. */
export function CopyApplicationLinkModal(props: ModalProps<QuoteModalData>) {
  return <LinkDialog {...props} titleKey="quote:link.copyTitle" />;
}

/** The same, with a way to send it to who signs. */
export function ApplicationSignatureLinkModal(props: ModalProps<QuoteModalData>) {
  return <LinkDialog {...props} titleKey="quote:link.signatureTitle" maySend />;
}

interface LinkDialogProps extends ModalProps<QuoteModalData> {
  titleKey: string;
  maySend?: boolean;
}

function LinkDialog({ data: { quoteId }, close, titleKey, maySend }: LinkDialogProps) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const { data, isError } = useQuery(applicationLinkQuery(quoteId));
  const copy = async (link: string) => {
    if (await copyText(link)) snackbar.success(t('common:after.copied'));
    else snackbar.error(t('common:after.notCopied'));
  };
  return (
    <Modal open title={t(titleKey)} footer={null} onCancel={close}>
      <Flex vertical gap={16}>
        {isError && (
          <Alert role="alert" type="info" showIcon title={t('quote:application.linkUnavailable')} />
        )}
        {!data && !isError && <Skeleton active paragraph={{ rows: 1 }} />}
        {data && <Input readOnly value={data.link} aria-label={t('quote:link.label')} />}
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close}>{t('common:action.close')}</Button>
          {maySend && (
            <Button onClick={() => openModal('quote-sign-request', { quoteId })}>
              {t('quote:link.send')}
            </Button>
          )}
          {data && (
            <Button type="primary" onClick={() => void copy(data.link)}>
              {t('common:after.copyLink')}
            </Button>
          )}
        </Flex>
      </Flex>
    </Modal>
  );
}
