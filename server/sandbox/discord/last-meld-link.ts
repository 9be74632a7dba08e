import { z } from 'zod';
import type { World } from '../world.ts';

const shownSchema = z.object({
  username: z.string(),
  content: z.string(),
  link: z.string().nullable(),
});

type Shown = z.output<typeof shownSchema>;

const SETTING = 'community_last_answer';

/** What the shop last answered somebody from the console: nobody has a chat window to read it in. */
export function lastMeldLink(world: World): Shown | null {
  return shownSchema.safeParse(world.store.get('setting', SETTING)?.value).data ?? null;
}

export function keepMeldLink(world: World, value: Shown): void {
  world.store.put('setting', { id: SETTING, value });
}
