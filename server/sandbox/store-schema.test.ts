import { expect, it } from 'vitest';
import { listQuery } from './store-list.ts';
import { openDatabase } from './store-schema.ts';

it.each(['state', 'status', 'payment_intent', 'customer', 'charge', 'reference'])(
  'a list by %s reads only what it shows, however many records there are',
  (name) => {
    const db = openDatabase(':memory:');
    const { sql, values } = listQuery('delivery', { limit: 10, where: { [name]: 'one' } });
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    const inner = plan.map(({ detail }) => String(detail)).find((one) => one.includes('objects'));
    expect(inner).toContain(`USING INDEX listed_by_${name} (kind=? AND <expr>=?)`);
    db.close();
  },
);
