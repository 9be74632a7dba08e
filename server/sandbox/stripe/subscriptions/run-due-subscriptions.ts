import type { World } from '../../world.ts';
import { nextDue, type Due } from './next-due.ts';

/** The states in which time changes a subscription. */
const WATCHED = ['active', 'past_due', 'incomplete'];

/**
 * Renews, collects again and ends whatever is due on the provider's clock, in the order of time and
 * one step per transaction: killed in between, it goes on where it stood.
 */
export function runDueSubscriptions(world: World): void {
  const agenda = new Map<string, Due>();
  for (const status of WATCHED) {
    for (const { id } of world.store.list('subscription', { limit: 100_000, where: { status } })) {
      look(world, agenda, id);
    }
  }
  const now = world.clock.now();
  let done = 0;
  for (;;) {
    const [first] = [...agenda].toSorted(([, one], [, other]) => one.at - other.at);
    if (!first || first[1].at > now) break;
    const [id, due] = first;
    world.store.transaction(() => due.act(worldAt(world, due.at)));
    look(world, agenda, id);
    done += 1;
  }
  if (done > 0) world.webhooks.wake();
}

function look(world: World, agenda: Map<string, Due>, id: string): void {
  const subscription = world.store.get('subscription', id);
  const due = subscription ? nextDue(world, subscription) : null;
  if (due) agenda.set(id, due);
  else agenda.delete(id);
}

/** The world with its clock at an earlier moment: what was due then happened then. */
function worldAt(world: World, moment: number): World {
  return { ...world, clock: { ...world.clock, now: () => moment } };
}
