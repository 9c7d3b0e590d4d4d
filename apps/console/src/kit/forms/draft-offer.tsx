import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEdition } from '../../lib/edition';
import { formatDateTime } from '../../lib/formatting';

interface DraftOfferProps {
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  onTake: () => void;
  onForget: () => void;
}

/** Offers what was typed into this form before and never sent. */
export function DraftOffer({ at, onTake, onForget }: DraftOfferProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  return (
    <Alert
      className="kit-form-summary"
      type="info"
      showIcon
      title={t('common:kept.draft', { time: formatDateTime(new Date(at).toISOString(), locale) })}
      action={
        <Flex gap={8} wrap>
          <Button size="small" onClick={onTake}>
            {t('common:kept.takeDraft')}
          </Button>
          <Button size="small" onClick={onForget}>
            {t('common:form.discard')}
          </Button>
        </Flex>
      }
    />
  );
}
