import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { useId, type ReactNode } from 'react';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { mono } from '../ui/theme.ts';
import type { CodeErrors, CodeForm } from './code-form.ts';
import { CodeItems } from './code-items.tsx';

interface Props {
  form: CodeForm;
  errors: CodeErrors;
  onChange: (part: Partial<CodeForm>) => void;
}

type TextName = Exclude<keyof CodeForm, 'kind' | 'items'>;

export function CodeFields({ form, errors, onChange }: Props) {
  const text = (name: TextName, helper: string) => ({
    value: form[name],
    error: errors[name] !== undefined,
    helperText: errors[name] ?? helper,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const zone = `The shop's time (${zoneText(useShopTimeZone())}).`;
  const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } };
  const inDollars = { slotProps: { htmlInput: { inputMode: 'decimal' as const } } };
  const inUnits = { slotProps: { htmlInput: { inputMode: 'numeric' as const } } };
  return (
    <>
      <TextField
        label="Code"
        required
        inputRef={focusNode}
        {...text('code', 'What customers enter; small and capital letters are the same.')}
        slotProps={{
          htmlInput: { maxLength: 40, spellCheck: false, style: { fontFamily: mono } },
        }}
      />
      <Kind form={form} onChange={onChange} />
      {form.kind === 'percent' ? (
        <TextField
          label="Per cent"
          required
          {...inUnits}
          {...text('value', '100 makes it free.')}
        />
      ) : (
        <TextField label="Dollars" required {...inDollars} {...text('value', 'Such as 5.00.')} />
      )}
      <CodeItems
        items={form.items}
        error={errors.items}
        onChange={(items) => onChange({ items })}
      />
      <Pair>
        <TextField
          label="Starts"
          {...time}
          {...text('starts', `Leave empty to start now. ${zone}`)}
        />
        <TextField label="Ends" {...time} {...text('ends', `Empty: it does not end. ${zone}`)} />
      </Pair>
      <Pair>
        <TextField label="Uses in all" {...inUnits} {...text('uses', 'Empty: any number.')} />
        <TextField
          label="Uses per customer"
          {...inUnits}
          {...text('usesPerCustomer', 'Empty: any number.')}
        />
      </Pair>
      <TextField
        label="Least sum of the cart"
        {...inDollars}
        {...text('leastSum', 'Dollars before taxes and shipping. Empty: any cart.')}
      />
    </>
  );
}

function Kind({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Takes off</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={form.kind}
        onChange={(_, kind) =>
          onChange({ kind: kind === 'amount' ? 'amount' : 'percent', value: '' })
        }
      >
        <FormControlLabel value="percent" control={<Radio />} label="A percentage" />
        <FormControlLabel value="amount" control={<Radio />} label="An amount" />
      </RadioGroup>
    </FormControl>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {children}
    </Box>
  );
}

/** Where filling in begins. */
function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
