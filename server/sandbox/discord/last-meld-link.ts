import { z } from 'zod';
import type { World } from '../world.ts';

const shownSchema = z.object({
  username: z.string(),
  content: z.string(),
  link: z.string().nullable(),
});

type LastLink = z.output<typeof shownSchema>;

const SETTING = 'community_last_answer';

/**
 * Returns the shop's last response to a command typed in the console, which has no chat window to
 * show it in.
 */
export function lastMeldLink(world: World): LastLink | null {
  return shownSchema.safeParse(world.store.get('setting', SETTING)?.value).data ?? null;
}

export function saveMeldLink(world: World, value: LastLink): void {
  world.store.put('setting', { id: SETTING, value });
}
