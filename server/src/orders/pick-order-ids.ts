import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

/** New order ids whose first eight characters no other order has. */
export async function pickOrderIds(em: EntityManager, count: number): Promise<string[]> {
  const picked: string[] = [];
  while (picked.length < count) {
    const ids = Array.from({ length: count - picked.length }, () => randomUUID().toString());
    const taken = await query<{ short: string }>(
      em,
      'select left(id::text, 8) as short from orders where left(id::text, 8) = any($1)',
      [ids.map(shortId)],
    );
    const used = new Set([...taken.map(({ short }) => short), ...picked.map(shortId)]);
    for (const id of ids) {
      if (used.has(shortId(id))) continue;
      used.add(shortId(id));
      picked.push(id);
    }
  }
  return picked;
}

export function shortId(orderId: string): string {
  return orderId.slice(0, 8);
}
