import { outOfStockOnCard } from '@spindle/sdk/domain/catalog/labels';
import { Chip, Chips } from '../ui/chip.tsx';

interface Flags {
  enabled: boolean;
  locked: boolean;
  expired: boolean;
  external?: boolean;
  subscription?: boolean;
  digital?: boolean;
  /** Only for items. */
  inventory?: number;
}

/** Shows labels for anything unusual about a catalog or item. */
export function StoreLabels(flags: Flags) {
  const { enabled, locked, expired, inventory = 1, external, subscription, digital } = flags;
  return (
    <Chips>
      {inventory < 1 && !locked && !expired && <Chip label={outOfStockOnCard} tone="notice" />}
      {locked && !expired && <Chip label="Coming Soon!" tone="moving" />}
      {expired && !locked && <Chip label="Discontinued" tone="gone" />}
      {!enabled && <Chip label="Disabled" />}
      {external && <Chip label="External" />}
      {subscription && <Chip label="Subscription" />}
      {digital && <Chip label="Digital" />}
    </Chips>
  );
}
