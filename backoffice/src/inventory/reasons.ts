import type { StockMovement } from '../providers/records.ts';
import type { Tone } from '../ui/tones.ts';

/** The labels for the reasons of stock movements. */
export const reasons: Readonly<
  Record<StockMovement['reason'], { readonly name: string; readonly tone: Tone }>
> = {
  opening: { name: 'Opening count', tone: 'plain' },
  reservation: { name: 'Reservation', tone: 'waiting' },
  release: { name: 'Reservation released', tone: 'plain' },
  sale: { name: 'Sale', tone: 'done' },
  return: { name: 'Return', tone: 'back' },
  edit: { name: 'Edit', tone: 'moving' },
  receipt: { name: 'Goods received', tone: 'done' },
  count: { name: 'Count', tone: 'moving' },
  loss: { name: 'Loss', tone: 'gone' },
  correction: { name: 'Correction', tone: 'notice' },
};
