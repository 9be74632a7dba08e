import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, unfitInput } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { wordsOf } from '@spindle/sdk/domain/search/fold';
import { refuseSynonyms, synonymsChanged, tidySynonyms } from '@spindle/sdk/domain/search/synonyms';
import type { components } from '@spindle/sdk/schema';
import { recordAudit } from '../audit/record-audit.ts';
import { db } from '../database/db.ts';
import type { Call } from '../contract/handlers.ts';
import { readSynonyms } from './synonyms.ts';

type Saving = Pick<Call<'saveSynonyms'>, 'em' | 'user' | 'now' | 'requestId'>;

/**
 * Replaces the words that mean the same.
 * @throws 400 where they can't be, 409 with the present ones where another version was edited
 */
export async function saveSynonyms(
  { em, user, now, requestId }: Saving,
  { groups, version }: BodyOf<'saveSynonyms'>,
): Promise<components['schemas']['Synonyms']> {
  const unfit = refuseSynonyms(groups);
  if (unfit !== null) throw unfitInput(unfit);
  return em.transactional(async (tx) => {
    await lockList(tx);
    const before = await readSynonyms(tx);
    if (version !== undefined && version !== before.version) {
      throw conflict(synonymsChanged, { Synonyms: before });
    }
    await db(tx)
      .updateTable('search_synonym_lists')
      .set({ version: before.version + 1, updated_at: now })
      .execute();
    await db(tx).deleteFrom('search_synonyms').execute();
    const rows = tidySynonyms(groups).flatMap((group, number) =>
      group.map((phrase, position) => ({
        key: wordsOf(phrase).join(' '),
        phrase,
        group_number: number,
        position,
      })),
    );
    if (rows.length > 0) await db(tx).insertInto('search_synonyms').values(rows).execute();
    const after = await readSynonyms(tx);
    recordAudit(tx, {
      actor: { id: user.id, email: user.email },
      action: 'search.save-synonyms',
      subject: 'synonyms',
      before: { groups: before.groups },
      after: { groups: after.groups },
      requestId,
      now,
    });
    return after;
  });
}

/** Its row is there from the first time it is saved. */
async function lockList(tx: EntityManager): Promise<void> {
  await db(tx)
    .insertInto('search_synonym_lists')
    .values({ id: 1, version: 1 })
    .onConflict((known) => known.doNothing())
    .execute();
  await db(tx).selectFrom('search_synonym_lists').select('id').forUpdate().execute();
}
