/**
 * Returns the body of a trigger that copies a record's tags to its `tags` column, no matter what
 * changes them.
 */
export const copyTags = (records: 'orders' | 'users', tags: string, key: string): string =>
  `update "${records}" set "tags" = (select array_agg("tag" order by "tag") from "${tags}" where "${key}" = coalesce(new."${key}", old."${key}")) where "id" = coalesce(new."${key}", old."${key}"); return null`;
