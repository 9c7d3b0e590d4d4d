import { isUsStateCode } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { statesQuery } from '../../lib/states';
import { SEARCH_BY_LABEL } from './search-by-label';

interface StateSelectProps extends SelectProps<string> {
  /** Only states whose addresses can be quoted: those with rates. */
  isRated?: boolean;
}

/** Chooses a state by its name; value, id and events come from the form. */
export function StateSelect({ isRated = false, ...props }: StateSelectProps) {
  const { t } = useTranslation();
  const { data: states = [], isLoading } = useQuery(statesQuery);
  return (
    <Select<string>
      {...props}
      showSearch={SEARCH_BY_LABEL}
      loading={isLoading}
      notFoundContent={t(isLoading ? 'common:select.loading' : 'common:select.noOptions')}
      options={states
        .filter(({ stateNameAbbrv }) => !isRated || isUsStateCode(stateNameAbbrv))
        .map(({ stateName, stateNameAbbrv }) => ({ value: stateNameAbbrv, label: stateName }))}
    />
  );
}
