import { useListContext } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import type { AuditEntry } from '../providers/records.ts';

const commonActions = [
  'entitlements.grant',
  'entitlements.withdraw',
  'orders.edit-state',
  'picking.claim',
  'picking.complete',
  'shipping.buy-label',
  'shipping.void-label',
  'subscriptions.activate-release',
  'subscriptions.upload-release',
];

/**
 * Filters by action, spelled as in the entries. Suggests common actions and those on the current
 * page.
 */
export function ActionField() {
  const { data = [] } = useListContext<AuditEntry>();
  const actions = new Set([...commonActions, ...data.map(({ action }) => action)]);
  return (
    <>
      <TextInput
        source="action"
        label="Action"
        size="small"
        slotProps={{ htmlInput: { list: 'audit-actions', autoComplete: 'off', maxLength: 64 } }}
      />
      <datalist id="audit-actions">
        {[...actions].toSorted().map((action) => (
          <option key={action} value={action}>
            {action}
          </option>
        ))}
      </datalist>
    </>
  );
}
