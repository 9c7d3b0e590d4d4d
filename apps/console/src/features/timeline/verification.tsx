import { CheckCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/pages/error-state';
import { verificationQuery, type TimelineNoun } from './api';

interface VerificationProps {
  noun: TimelineNoun;
  id: string;
}

/** Says at a press whether the records are unchanged since they were written. */
export function Verification({ noun, id }: VerificationProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching, isError, error, refetch } = useQuery({
    ...verificationQuery(noun, id),
    enabled: isAsked,
  });
  return (
    <>
      <Button
        loading={isFetching}
        icon={<CheckCircleOutlined aria-hidden />}
        onClick={() => (isAsked ? void refetch() : setAsked(true))}
      >
        {t('common:timeline.verify')}
      </Button>
      <div role="status">
        {data && (
          <Alert
            type={data.holds ? 'success' : 'error'}
            showIcon
            title={t(data.holds ? 'common:timeline.holds' : 'common:timeline.broken', {
              count: data.records,
            })}
          />
        )}
      </div>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
