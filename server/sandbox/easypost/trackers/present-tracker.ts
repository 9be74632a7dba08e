import type { World } from '../../world.ts';
import type { TrackerRecord } from './tracker-record.ts';

/** Returns a tracker in the API's format. Its public URL leads to the sandbox. */
export function presentTracker(world: World, { created: _created, ...tracker }: TrackerRecord) {
  const code = encodeURIComponent(tracker.tracking_code);
  return { ...tracker, public_url: `${world.baseUrl()}/easypost/track/${code}` };
}
