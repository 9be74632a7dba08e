import type { World } from '../../world.ts';
import type { TrackerRecord } from './tracker-record.ts';

/** A tracker as the API shows it; the page it names is the sandbox's own. */
export function shownTracker(world: World, { created: _created, ...tracker }: TrackerRecord) {
  const code = encodeURIComponent(tracker.tracking_code);
  return { ...tracker, public_url: `${world.baseUrl()}/easypost/track/${code}` };
}
