import { Button, Flex, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ConcernedQuote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';

/** What became of the open quotes of a client whose details were changed. */
export function QuotesInvalidatedModal({
  data: { quotes },
  close,
}: ModalProps<{ quotes?: ConcernedQuote[] }>) {
  const { t } = useTranslation(['common', 'account', 'coverage']);
  if (!quotes) return null;
  return (
    <Modal open title={t('account:invalidated.title')} footer={null} onCancel={close}>
      <Flex vertical gap={16}>
        <ul className="account-missing">
          {quotes.map(({ id, quoteNumber, product, fate }) => (
            <li key={id}>
              {t(`account:invalidated.${fate}`, {
                number: quoteNumber,
                product: t(`coverage:product.${product}`),
              })}
            </li>
          ))}
        </ul>
        <Flex justify="end">
          <Button type="primary" autoFocus onClick={close}>
            {t('account:invalidated.ok')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
