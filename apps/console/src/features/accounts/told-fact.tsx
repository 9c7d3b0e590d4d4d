import { useTranslation } from 'react-i18next';
import { ShortDate } from '../../kit/values/short-date';
import type { FactOrigin } from '../../lib/api-types';

interface ToldFactProps {
  value: string | number;
  origin: FactOrigin | undefined;
}

/** A fact with where it comes from, and since when. */
export function ToldFact({ value, origin }: ToldFactProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <div>{value}</div>
      {origin && (
        <div className="muted">
          {t(`source.${origin.source}`)}, <ShortDate value={origin.at} />
        </div>
      )}
    </>
  );
}
