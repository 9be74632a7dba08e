import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

const minuteMs = 60_000;

/** Tells who is picking an order and until when: `Sam is picking this order until 14:05 UTC.` */
export async function heldByOther(
  em: EntityManager,
  { claimedBy, claimedUntil }: { claimedBy: string | null; claimedUntil: Date },
): Promise<string> {
  const holder = await db(em)
    .selectFrom('users')
    .select('first_name as firstName')
    .where('id', '=', claimedBy)
    .executeTakeFirst();
  const name = holder?.firstName.trim() || 'Somebody else';
  return `${name} is picking this order until ${fullMinute(claimedUntil)} UTC.`;
}

/** Rounded up: at that time it is free. */
function fullMinute(moment: Date): string {
  const rounded = new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs);
  return rounded.toISOString().slice(11, 16);
}
