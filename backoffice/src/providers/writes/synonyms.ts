import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { joinSynonyms } from '@spindle/sdk/domain/search/synonyms';
import { isConflict, replyOf } from '@spindle/sdk/errors';
import { shop } from '../shop.ts';
import { done, type Create } from './write.ts';

/** Gives up after this many consecutive conflicts with other users' saves. */
const MAX_ATTEMPTS = 3;

const send = (body: BodyOf<'saveSynonyms'>) =>
  done(shop.PUT('/api/admin/search/synonyms', { body, ...asJson }));

export const synonyms = {
  /** Saves all groups, replacing the previous ones. */
  save: ({ data, meta: { version = 0 } }: Create<Omit<BodyOf<'saveSynonyms'>, 'version'>>) =>
    send({ ...data, version }),

  /** Makes two words synonyms, even if others save at the same time. */
  async join({ data: { word, same } }: Create<{ word: string; same: string }>) {
    let list = await replyOf(shop.GET('/api/admin/search/synonyms'));
    for (let tried = 1; ; tried += 1) {
      const { version } = list;
      try {
        return await send({ groups: joinSynonyms(list.groups, word, same), version });
      } catch (error) {
        const theirs = isConflict(error) ? error.body.Synonyms : undefined;
        if (theirs === undefined || tried === MAX_ATTEMPTS) throw error;
        list = theirs;
      }
    }
  },
};
