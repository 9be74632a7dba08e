/** Brings the column `tags` of the records to what the table of their tags says, whoever changes that. */
export const copyTags = (records: 'orders' | 'users', tags: string, key: string): string =>
  `update "${records}" set "tags" = (select array_agg("tag" order by "tag") from "${tags}" where "${key}" = coalesce(new."${key}", old."${key}")) where "id" = coalesce(new."${key}", old."${key}"); return null`;
