import type { World } from './world.ts';

export function forgetEverything(world: World): void {
  world.webhooks.forget();
  world.faults.clear();
  world.store.clear();
}
