import { asJson } from '@spindle/sdk/client';
import type { ItemEdit } from '@spindle/sdk/domain/bulk/item-edit';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import { keptIntent, partOf, previewOnly } from '@spindle/sdk/react/intent-key';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../bulk/bulk-calls.ts';
import { reads, shop } from '../providers/shop.ts';

/** So many items are taken in one call. */
const AT_ONCE = 1_000;

function* parts<One>(all: readonly One[]): Generator<One[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}

/** What would become of each item; nothing does. */
export async function previewEdits(
  all: readonly ItemEdit[],
  undo: string | null = null,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const edits of parts(all)) {
    const body = { edits, preview: true, ...(undo !== null && { undo }) };
    const params = { header: previewOnly() };
    const reply = await replyOf(shop.POST('/api/admin/itemEdits', { body, params, ...asJson }));
    if ('results' in reply) results.push(...reply.results);
  }
  return results;
}

interface Start {
  startsAt: string | null;
  /** The same where the same call is sent again. */
  key: string;
  /** What names the work, so that it is taken up once, whoever sends it; null where it may be again. */
  once: string | null;
  /** The work that is taken back by it; null where none is. */
  undo: string | null;
  /** Which of them are to be done. */
  isChosen: (edit: ItemEdit) => boolean;
  /** Some are taken up, whatever becomes of the others. */
  onTakenUp?: () => void;
}

/**
 * Has the work taken up, of a thousand items at a time, at once or later; answers the ids to follow
 * it by. What was taken up before under the same name is left out.
 */
export async function startEdits(
  all: readonly ItemEdit[],
  { startsAt, key, once, undo, isChosen, onTakenUp }: Start,
): Promise<string[]> {
  const ids: string[] = [];
  let before: ShopError | null = null;
  for (const [at, part] of [...parts(all)].entries()) {
    const edits = part.filter(isChosen);
    if (edits.length === 0) continue;
    const body = {
      edits,
      preview: false,
      ...(startsAt !== null && { startsAt }),
      ...(once !== null && { once: `${once}-${at}` }),
      ...(undo !== null && { undo }),
    };
    // Refused, and then chosen otherwise, it is another call.
    const sent = (await digestOf(body)).slice(0, 16);
    const params = { header: partOf(keptIntent(key), `${at}-${sent}`) };
    try {
      const reply = await replyOf(shop.POST('/api/admin/itemEdits', { body, params, ...asJson }));
      if ('id' in reply) ids.push(reply.id);
      onTakenUp?.();
    } catch (error) {
      if (!isTakenUpBefore(error)) throw error;
      before = error;
    }
  }
  if (ids.length === 0 && before !== null) throw before;
  return ids;
}

export const isTakenUpBefore = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code === 'TAKEN_UP_BEFORE';

/** The same of the same edits, whoever has them: a file that is sent twice is done once. */
export const nameOf = (edits: readonly ItemEdit[]): Promise<string> => digestOf(edits);

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LOOK_EVERY_MS = 2_000;

/** What is to be done later, and what was begun. */
export const begunQuery = queryOptions({
  ...reads.get('/api/admin/itemEdits'),
  refetchInterval: ({ state }) =>
    state.data?.edits.some((one) => one.state === 'running') ? LOOK_EVERY_MS : false,
});
