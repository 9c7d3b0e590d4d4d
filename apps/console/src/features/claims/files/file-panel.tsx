import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { useSession } from '../../../lib/session';
import { claimsFileQuery } from './api';
import { ClaimsFileView } from './file-section';

/** A file beside the list that it was chosen from. */
export function FilePanel({ claimId }: { claimId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const result = useQuery(claimsFileQuery(claimId));
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
      {(file) => (
        <Flex vertical gap={16}>
          <h2>{file.insuredName}</h2>
          <Link to={`${basePath}/claims/${claimId}`}>
            {t('account:file.toClaim', { number: file.claimNumber })}
          </Link>
          <ClaimsFileView file={file} />
        </Flex>
      )}
    </Loaded>
  );
}
