import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_SUGGESTED_TAGS } from '@spindle/sdk/domain/remarks/tags';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';
import { nullableText } from '../database/expressions.ts';

type TagTable = 'order_tags' | 'customer_tags';

/** Lists each tag once. */
export async function readTagsInUse(
  em: EntityManager,
): Promise<components['schemas']['TagsInUse']> {
  return {
    orders: await distinctTags(em, 'order_tags'),
    customers: await distinctTags(em, 'customer_tags'),
  };
}

/** Jumps from one tag to the next in the index, no matter how many records have each tag. */
async function distinctTags(em: EntityManager, table: TagTable): Promise<string[]> {
  const rows = await db(em)
    .withRecursive('word', (recursion) =>
      recursion
        .selectFrom(table)
        .select(({ fn }) => nullableText(fn.min('tag')).as('tag'))
        .unionAll(
          recursion
            .selectFrom('word')
            .where('word.tag', 'is not', null)
            .select((word) =>
              word
                .selectFrom(table)
                .select(({ fn }) => fn.min(`${table}.tag`).as('next'))
                .whereRef(`${table}.tag`, '>', 'word.tag')
                .as('tag'),
            ),
        ),
    )
    .selectFrom('word')
    .select('tag')
    .where('tag', 'is not', null)
    .limit(MAX_SUGGESTED_TAGS)
    .execute();
  return rows.flatMap(({ tag }) => tag ?? []).toSorted();
}
