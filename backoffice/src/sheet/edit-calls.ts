import { asJson } from '@spindle/sdk/client';
import type { ItemEdit } from '@spindle/sdk/domain/bulk/edited-fields';
import { replyOf } from '@spindle/sdk/errors';
import { savedIntent, partOf, previewOnly } from '@spindle/sdk/react/intent-key';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../bulk/bulk-calls.ts';
import { reads, shop } from '../providers/shop.ts';

/** The maximum number of items in one call. */
const AT_ONCE = 1_000;

function* parts<One>(all: readonly One[]): Generator<One[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}

/** Returns what would happen to each item, without changing anything. */
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
  /** Stays the same when a call is resent. */
  key: string;
  /** Id of the change that this undoes, or null. */
  undo: string | null;
  /** Returns whether to apply an edit. */
  isSelected: (edit: ItemEdit) => boolean;
  /** Called when some edits have started, even if others fail. */
  onTakenUp?: () => void;
}

/**
 * Starts the edits, up to a thousand items per call, now or later. Returns ids for tracking the
 * progress.
 */
export async function startEdits(
  all: readonly ItemEdit[],
  { startsAt, key, undo, isSelected, onTakenUp }: Start,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, part] of [...parts(all)].entries()) {
    const edits = part.filter(isSelected);
    if (edits.length === 0) continue;
    const body = {
      edits,
      preview: false,
      ...(startsAt !== null && { startsAt }),
      ...(undo !== null && { undo }),
    };
    // After a rejection, a different selection makes a different call.
    const sent = (await digestOf(body)).slice(0, 16);
    const params = { header: partOf(savedIntent(key), `${at}-${sent}`) };
    const reply = await replyOf(shop.POST('/api/admin/itemEdits', { body, params, ...asJson }));
    if ('id' in reply) ids.push(reply.id);
    onTakenUp?.();
  }
  return ids;
}

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const LOOK_EVERY_MS = 2_000;

/** Loads the scheduled and the started changes. */
export const startedChangesQuery = queryOptions({
  ...reads.get('/api/admin/itemEdits'),
  refetchInterval: ({ state }) =>
    state.data?.edits.some((one) => one.state === 'running') ? LOOK_EVERY_MS : false,
});
