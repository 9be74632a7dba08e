import { textsOf } from '../../contract/filter-values.ts';
import { tidyTag } from '../../domain/remarks/tags.ts';
import type { ListFilter } from '../core/list-filters.ts';

/** Records with any of the tags. */
export const byTag: ListFilter<{ tags: string[] }> = (value) => {
  const sought = textsOf(value)?.map(tidyTag);
  return sought && (({ tags }) => tags.some((tag) => sought.includes(tag)));
};
