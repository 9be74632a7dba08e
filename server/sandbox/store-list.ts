export interface ListOptions {
  limit: number;
  /**
   * Paths into the object (such as `customer_details.email`, never from outside) and the value of
   * each.
   */
  where?: Record<string, string | number | boolean | { anyCase: string } | undefined>;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  /** Returns only objects after this id in the list. */
  startingAfter?: string;
  /** Returns only the objects closest before this id. */
  endingBefore?: string;
}

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Builds the SQL for one page of a kind, newest first. */
export function listQuery(kind: string, options: ListOptions) {
  const conditions = ['kind = ?'];
  const values: (string | number)[] = [kind];
  for (const [path, value] of Object.entries(options.where ?? {})) {
    if (value === undefined) continue;
    if (typeof value === 'object') {
      conditions.push(`json_extract(json, '$.${path}') = ? COLLATE NOCASE`);
      values.push(value.anyCase);
      continue;
    }
    conditions.push(`json_extract(json, '$.${path}') = ?`);
    // SQLite reads JSON booleans as 1 and 0.
    values.push(typeof value === 'boolean' ? Number(value) : value);
  }
  for (const key of ['gt', 'gte', 'lt', 'lte'] as const) {
    const bound = options.created?.[key];
    if (bound === undefined) continue;
    conditions.push(`created ${COMPARISONS[key]} ?`);
    values.push(bound);
  }
  const backwards = options.endingBefore !== undefined;
  const cursor = options.startingAfter ?? options.endingBefore;
  if (cursor !== undefined) {
    const side = backwards ? '>' : '<';
    conditions.push(
      `(created, seq) ${side} (SELECT created, seq FROM objects WHERE kind = ? AND id = ?)`,
    );
    values.push(kind, cursor);
  }
  const page = `SELECT created, seq, json FROM objects WHERE ${conditions.join(' AND ')}
    ORDER BY created ${backwards ? 'ASC, seq ASC' : 'DESC, seq DESC'} LIMIT ?`;
  values.push(options.limit);
  return { sql: `SELECT json FROM (${page}) ORDER BY created DESC, seq DESC`, values };
}
