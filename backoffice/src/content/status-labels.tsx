import { Chip, Chips } from '../ui/chip.tsx';

interface Flags {
  enabled: boolean;
  locked: boolean;
  expired: boolean;
}

/** Shows labels for anything unusual about a section or element. */
export function StatusLabels({ enabled, locked, expired }: Flags) {
  if (enabled && locked === expired) return null;
  return (
    <Chips>
      {locked && !expired && <Chip label="Coming Soon!" tone="moving" />}
      {expired && !locked && <Chip label="Discontinued" tone="gone" />}
      {!enabled && <Chip label="Disabled" />}
    </Chips>
  );
}
