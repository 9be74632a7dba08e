import type { AdminCustomer } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';

export function RoleChips({ extended, warehouse, mfaEnrolled }: AdminCustomer) {
  return (
    <Chips>
      {extended && <Chip label="Administrator" tone="moving" />}
      {warehouse && <Chip label="Warehouse" tone="waiting" />}
      {!extended && !warehouse && <Chip label="Customer" />}
      {!mfaEnrolled && <Chip label="No authenticator" tone="notice" />}
    </Chips>
  );
}
