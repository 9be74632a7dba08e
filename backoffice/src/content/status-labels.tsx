import { Chip, Chips } from '../ui/chip.tsx';

interface Flags {
  enabled: boolean;
  locked: boolean;
  expired: boolean;
}

/** Shows how a section or an element differs from one that is simply visible. */
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
