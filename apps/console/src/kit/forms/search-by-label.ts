import { foldText } from '@palisade/kernel';

/** How a choice is searched: by its label, whatever the case, the accents and the signs. */
export const SEARCH_BY_LABEL = {
  filterOption: (typed: string, option?: { label?: unknown }): boolean =>
    foldText(String(option?.label ?? '')).includes(foldText(typed)),
};
