import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactList } from '../../../kit/values/fact-list';
import { ShortDate } from '../../../kit/values/short-date';
import type { SignatureState } from '../../../lib/api-types';
import { DownloadButton } from './download-button';

/** Thanks, and the certificate of the signature. */
export function SignedNotice({ state }: { state: SignatureState }) {
  const { t } = useTranslation(['common', 'quote']);
  const { signeeName, signeeTitle, docSignedDate, documentHash, docId, fileName } = state;
  const next = new URLSearchParams({ token: state.signedToken ?? '' });
  return (
    <Flex vertical gap={16}>
      <Alert type="success" showIcon title={t('quote:sign.thankYou')} />
      <FactList
        facts={[
          { label: t('quote:sign.name'), value: signeeName },
          { label: t('quote:sign.title'), value: signeeTitle },
          {
            label: t('quote:sign.signedOn'),
            value: docSignedDate && <ShortDate value={docSignedDate} />,
          },
          {
            label: t('quote:sign.hash'),
            value: <span className="linked-hash">{documentHash}</span>,
          },
        ]}
      />
      <DownloadButton docId={docId} fileName={fileName} label={t('quote:sign.download')} />
      <Link to={`/application-signed?${next}`}>{t('quote:sign.next')}</Link>
    </Flex>
  );
}
