import type { AdminMember } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';

type Roles = Pick<AdminMember, 'rolesWanted' | 'rolesGranted'>;

/** Shows the roles that a member should have, currently has, or both. Ignores case. */
export function RoleChips({ rolesWanted, rolesGranted }: Roles) {
  const lower = (names: string[]) => new Set(names.map((name) => name.toLowerCase()));
  const [target, granted] = [lower(rolesWanted), lower(rolesGranted)];
  const missing = rolesWanted.filter((name) => !granted.has(name.toLowerCase()));
  if (rolesWanted.length + rolesGranted.length === 0) return 'None';
  return (
    <Chips>
      {rolesGranted.map((name) =>
        target.has(name.toLowerCase()) ? (
          <Chip key={name} label={{ asIs: name }} tone="done" />
        ) : (
          <Chip key={name} label={`${name}: removal pending`} tone="waiting" />
        ),
      )}
      {missing.map((name) => (
        <Chip key={name} label={`${name}: not assigned`} tone="waiting" />
      ))}
    </Chips>
  );
}
