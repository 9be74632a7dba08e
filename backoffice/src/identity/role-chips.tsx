import type { AdminCustomer } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';

export function RoleChips({ extended, warehouse, mfaEnrolled, passwordSet }: AdminCustomer) {
  return (
    <Chips>
      {extended && <Chip label="Administrator" tone="moving" />}
      {warehouse && <Chip label="Warehouse" tone="waiting" />}
      {!extended && !warehouse && <Chip label="Customer" />}
      {!passwordSet && <Chip label="No password" tone="notice" />}
      {!mfaEnrolled && <Chip label="No authenticator" tone="notice" />}
    </Chips>
  );
}
