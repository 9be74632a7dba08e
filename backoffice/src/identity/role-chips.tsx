import type { AdminCustomer } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';

export function RoleChips({ roles, mfaEnrolled, passwordSet }: AdminCustomer) {
  return (
    <Chips>
      {roles.map((role) =>
        role === 'Extended' ? (
          <Chip key={role} label="Administrator" tone="moving" />
        ) : (
          <Chip key={role} label={role} tone="waiting" />
        ),
      )}
      {roles.length === 0 && <Chip label="Customer" />}
      {!passwordSet && <Chip label="No password" tone="notice" />}
      {!mfaEnrolled && <Chip label="No authenticator" tone="notice" />}
    </Chips>
  );
}
