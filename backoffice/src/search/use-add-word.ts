import { asJson } from '@spindle/sdk/client';
import { joinSynonyms } from '@spindle/sdk/domain/search/synonyms';
import { isConflict, replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { synonymsQuery } from './synonyms-query.ts';

/** Somebody who saves again and again is edited after, not raced. */
const MOST_TRIES = 3;

/** Two words that mean the same from now on, whatever others save meanwhile. */
export function useAddWord(onAdded: (reason: string) => void) {
  const client = useQueryClient();
  return useAction({
    mutationFn: add,
    onSuccess({ Reason, Synonyms }) {
      client.setQueryData(synonymsQuery.queryKey, Synonyms);
      onAdded(Reason);
    },
  });
}

async function add({ word, same }: { word: string; same: string }) {
  let list = await replyOf(shop.GET('/api/admin/search/synonyms'));
  for (let tried = 1; ; tried += 1) {
    const { version } = list;
    const groups = joinSynonyms(list.groups, word, same);
    try {
      return await replyOf(
        shop.PUT('/api/admin/search/synonyms', { body: { groups, version }, ...asJson }),
      );
    } catch (error) {
      const theirs = isConflict(error) ? error.body.Synonyms : undefined;
      if (theirs === undefined || tried === MOST_TRIES) throw error;
      list = theirs;
    }
  }
}
