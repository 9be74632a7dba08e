import { parcelsLeft } from '@spindle/sdk/domain/shipping/parcels-left';
import type { Parcel } from './read-parcel.ts';

/** Returns the parcels of an order that have no label yet. */
export const parcelsToLabel = ({ lines, labels }: Pick<Parcel, 'lines' | 'labels'>) =>
  parcelsLeft(
    lines.map((line) => ({ ...line, catalogItemId: line.itemId, digital: false })),
    labels,
  );
