import { recordAudit, type StaffAction, type StaffCall } from '../audit/record-audit.ts';

type Fields = StaffAction['after'];

/** Notes the fields that an edit changed; one that changes nothing leaves no note. */
export function recordEdit(
  call: StaffCall,
  { before, after, ...edit }: StaffAction & { before: Fields; after: Fields },
): void {
  if (before === null || after === null) {
    recordAudit(call, { ...edit, before, after });
    return;
  }
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return;
  recordAudit(call, { ...edit, before: pick(before, changed), after: pick(after, changed) });
}

function pick(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => name in fields).map((name) => [name, fields[name]]),
  );
}
