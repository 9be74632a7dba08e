import type { World } from '../../world.ts';
import type { Listed } from '../api/list.ts';
import type { LineRecord } from './checkout-details.ts';

/** The first lines of a session, as a session holds them when expanded. */
export function lineItemList(world: World, sessionId: string): Listed<LineRecord> {
  const lines = world.store.get('checkout_details', sessionId)?.lines ?? [];
  const url = `/v1/checkout/sessions/${sessionId}/line_items`;
  return { object: 'list', url, has_more: lines.length > 100, data: lines.slice(0, 100) };
}
