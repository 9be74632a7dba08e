import { outOfStockOnCard } from '@spindle/sdk/domain/catalog/labels';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import { Chip, Chips } from '../ui/chip.tsx';

interface Flags {
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external?: boolean;
  subscription?: boolean;
  digital?: boolean;
  inventory?: number;
  attributes?: Parameters<typeof weightOf>[0];
}

/** Shows a record's visibility and type as chips. */
export function StatusChips(flags: Flags) {
  const { enabled, expired, locked, external, subscription, digital, inventory = 1 } = flags;
  const { attributes } = flags;
  const isShipped = attributes !== undefined && !digital && !subscription;
  const soldOut = inventory < 1 && !locked && !expired;
  return (
    <Chips>
      {!enabled && <Chip label="Disabled" />}
      {enabled && !locked && !expired && !soldOut && <Chip label="Active" tone="done" />}
      {locked && !expired && <Chip label="Coming Soon!" tone="moving" />}
      {expired && !locked && <Chip label="Discontinued" tone="gone" />}
      {locked && expired && <Chip label="Locked and expired" tone="gone" />}
      {soldOut && <Chip label={outOfStockOnCard} tone="notice" />}
      {external && <Chip label="External" />}
      {subscription && <Chip label="Subscription" />}
      {digital && <Chip label="Digital" />}
      {isShipped && weightOf(attributes) === null && <Chip label="No weight" tone="notice" />}
    </Chips>
  );
}
