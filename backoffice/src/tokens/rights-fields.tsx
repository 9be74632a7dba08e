import { scopeWords, tokenScopes } from '@spindle/sdk/domain/tokens/token-scopes';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { RadioButtonGroupInput } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { BoxesInput } from '../editing/boxes-input.tsx';
import type { FormValues } from '../ui/form-values.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { missingRights, readRights } from './rights.ts';
import { scopes, type Scope } from './scopes.ts';

const hints = {
  chosen: '',
  extended: 'Leave blank to use the amount you can refund per day without verification. ',
};

const roles = [
  ...(['customer', 'warehouse', 'extended'] satisfies Scope[]).map((id) => ({
    id,
    name: `${scopes[id].name}: ${scopes[id].may}`,
  })),
  { id: 'chosen', name: 'Selected scopes' },
];
const rights = tokenScopes.map((id) => ({ id, name: scopeWords[id] }));

const lacks = (what: 'scopes' | 'cap', message: string) => (_: unknown, values: FormValues) =>
  missingRights(readRights(values)) === what ? message : undefined;
const scopeError = lacks('scopes', 'Select at least one scope.');
const capError = lacks('cap', 'Enter an amount. Example: 200');

/** Selects a whole role or single scopes. The fewer scopes, the less harm a lost token can do. */
export function RightsFields() {
  const { role, chosen } = readRights(useWatch());
  const zone = zoneText(useShopTimeZone());
  return (
    <>
      <RadioButtonGroupInput source="role" choices={roles} row={false} helperText={false} />
      {role === 'chosen' && <BoxesInput source="chosen" choices={rights} validate={scopeError} />}
      {(role === 'extended' || (role === 'chosen' && chosen.includes('refunds:write'))) && (
        <TextInput
          source="cap"
          isRequired={role === 'chosen'}
          validate={capError}
          helperText={`${hints[role]}Resets at midnight, ${zone}.`}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
        />
      )}
    </>
  );
}
