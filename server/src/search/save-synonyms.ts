import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireVersion, rejectInvalid } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { wordsOf } from '@spindle/sdk/domain/search/fold';
import {
  validateSynonyms,
  synonymsChanged,
  tidySynonyms,
} from '@spindle/sdk/domain/search/synonyms';
import type { components } from '@spindle/sdk/schema';
import { recordStaffAction } from '../audit/record-audit.ts';
import type { Call } from '../contract/handlers.ts';
import { SynonymList } from './synonym-list.entity.ts';
import { Synonym } from './synonym.entity.ts';
import { readSynonyms } from './synonyms.ts';

type SaveCall = Pick<Call<'saveSynonyms'>, 'em' | 'user' | 'now' | 'requestId'>;

/**
 * Replaces the list of synonyms.
 * @throws 400 if the list is invalid, 409 with the current list if the request was based on another
 * version
 */
export async function saveSynonyms(
  call: SaveCall,
  { groups, version }: BodyOf<'saveSynonyms'>,
): Promise<components['schemas']['Synonyms']> {
  rejectInvalid(validateSynonyms(groups));
  return call.em.transactional(async (tx) => {
    const list = await lockList(tx);
    const before = await readSynonyms(tx);
    requireVersion(version, before, synonymsChanged, { Synonyms: before });
    tx.assign(list, { version: list.version + 1, updatedAt: call.now });
    await tx.nativeDelete(Synonym, {});
    for (const [groupNumber, group] of tidySynonyms(groups).entries()) {
      for (const [position, phrase] of group.entries()) {
        tx.create(Synonym, { key: wordsOf(phrase).join(' '), phrase, groupNumber, position });
      }
    }
    await tx.flush();
    const after = await readSynonyms(tx);
    recordStaffAction(tx, call, {
      action: 'search.save-synonyms',
      subject: 'synonyms',
      before: { groups: before.groups },
      after: { groups: after.groups },
    });
    return after;
  });
}

/** Locks the list, creating its row the first time. */
async function lockList(tx: EntityManager): Promise<SynonymList> {
  await tx.upsert(SynonymList, { id: 1, version: 1 }, { onConflictAction: 'ignore' });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return tx.findOneOrFail(SynonymList, { id: 1 }, lock);
}
