import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { scopeWords, tokenScopes } from '@spindle/sdk/domain/tokens/token-scopes';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { lackOf, type Rights } from './rights.ts';
import { scopes, type Scope } from './scopes.ts';

const hints = {
  chosen: '',
  extended: 'Empty: as much as you may refund in a day without a fresh code. ',
};

const roles: Scope[] = ['customer', 'warehouse', 'extended'];

interface Props {
  rights: Rights;
  /** Whether what is lacking is said. */
  touched: boolean;
  onChange: (rights: Rights) => void;
}

/** All that a role may, or single rights: the fewer, the less a lost token opens. */
export function RightsFields({ rights, touched, onChange }: Props) {
  const { role, chosen, cap } = rights;
  const zone = zoneText(useShopTimeZone());
  const lack = touched ? lackOf(rights) : null;
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">What may it do?</FormLabel>
        <RadioGroup
          value={role}
          onChange={(_, value) =>
            onChange({ ...rights, role: roles.find((one) => one === value) ?? 'chosen' })
          }
        >
          {roles.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={`${scopes[one].name}: ${scopes[one].may}`}
            />
          ))}
          <FormControlLabel
            value="chosen"
            control={<Radio size="small" />}
            label="Only what I choose"
          />
        </RadioGroup>
      </FormControl>
      {role === 'chosen' ? (
        <FormControl component="fieldset" error={lack === 'scopes'}>
          <FormLabel component="legend">It may</FormLabel>
          <FormGroup>
            {tokenScopes.map((one) => (
              <FormControlLabel
                key={one}
                label={scopeWords[one]}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(one)}
                    onChange={({ target }) =>
                      onChange({
                        ...rights,
                        chosen: target.checked
                          ? [...chosen, one]
                          : chosen.filter((other) => other !== one),
                      })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          {lack === 'scopes' ? <FormHelperText>Tick at least one.</FormHelperText> : null}
        </FormControl>
      ) : null}
      {role === 'extended' || (role === 'chosen' && chosen.includes('refunds:write')) ? (
        <TextField
          label="Most it may give back in a day, in dollars"
          value={cap}
          required={role === 'chosen'}
          error={lack === 'cap'}
          helperText={
            lack === 'cap'
              ? 'Say how much, such as 200.'
              : `${hints[role]}The day ends at midnight, ${zone}.`
          }
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
          onChange={({ target }) => onChange({ ...rights, cap: target.value })}
        />
      ) : null}
    </>
  );
}
