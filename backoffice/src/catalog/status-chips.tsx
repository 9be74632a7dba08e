import { Chip, Chips } from '../ui/chip.tsx';

interface Flags {
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external?: boolean;
  subscription?: boolean;
  digital?: boolean;
  inventory?: number;
}

/** How the shop shows a record, and what kind it is. */
export function StatusChips(flags: Flags) {
  const { enabled, expired, locked, external, subscription, digital, inventory } = flags;
  return (
    <Chips>
      {enabled ? <Chip label="On sale" tone="done" /> : <Chip label="Disabled" />}
      {locked && !expired && <Chip label="Coming Soon!" tone="moving" />}
      {expired && !locked && <Chip label="Discontinued" tone="gone" />}
      {inventory !== undefined && inventory < 1 && !locked && !expired && (
        <Chip label="Out of Stock" tone="notice" />
      )}
      {external && <Chip label="External" />}
      {subscription && <Chip label="Subscription" />}
      {digital && <Chip label="Digital" />}
    </Chips>
  );
}
