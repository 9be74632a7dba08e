import type { AdminOrder } from '../providers/records.ts';
import type { Tone } from '../ui/tones.ts';

type State = AdminOrder['orderState'];

export const states: Record<State, { label: string; tone: Tone }> = {
  PENDING: { label: 'Pending', tone: 'waiting' },
  PROCESSING: { label: 'Processing', tone: 'moving' },
  PICKED: { label: 'Picked', tone: 'moving' },
  SHIPPED: { label: 'Shipped', tone: 'done' },
  RETURN_REQUESTED: { label: 'Return Requested', tone: 'notice' },
  RETURNED: { label: 'Returned', tone: 'back' },
  REFUNDED: { label: 'Refunded', tone: 'gone' },
  CANCELLED: { label: 'Cancelled', tone: 'plain' },
};

export const stateChoices = Object.entries(states).map(([id, { label }]) => ({ id, name: label }));

export function isState(name: unknown): name is State {
  return typeof name === 'string' && Object.hasOwn(states, name);
}
