import { Box, Button } from '@mui/material';
import { countryName } from '@spindle/sdk/domain/shipping/country-name';
import { addressCorrected, validateCorrection } from '@spindle/sdk/domain/orders/correct-address';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { byInput } from '../editing/record-dialog.tsx';
import { useAct } from '../providers/write-hooks.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { HintBox } from '../ui/hint-box.tsx';
import { TextInput } from '../ui/inputs.tsx';
import { OutcomeNote, type Outcome } from '../ui/outcome-note.tsx';
import type { StaffOrder } from './staff-order.ts';

type Address = components['schemas']['Address'];

/** Corrects where an order ships, until its label is bought. */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const country = order.shipping?.address.country;
  const possible = country && validateCorrection(correctable(order), { country }) === null;
  return (
    <>
      <OutcomeNote outcome={outcome} focused />
      {possible && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Correct address…
        </Button>
      )}
      {open && country && (
        <AddressDialog
          order={order}
          country={country}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setOutcome({ good: true, title: addressCorrected, text: '' });
          }}
        />
      )}
    </>
  );
}

const correctable = (order: StaffOrder) => ({
  ...order,
  id: order.orderId,
  isReturn: order.parentId !== null,
  isDigital: order.shippingGrouping === DIGITAL_GROUP,
  labeled: order.labels.some(({ dateVoided }) => dateVoided === null),
});

interface Props {
  order: StaffOrder;
  country: string;
  onClose: () => void;
  onDone: () => void;
}

function AddressDialog({ order, country, onClose, onDone }: Props) {
  // The version that was open when typing began.
  const [{ orderId, version, shipping }] = useState(order);
  const [start] = useState(() => inputsOf(shipping));
  const [correct, { isPending }] = useAct('orders', 'correctAddress');
  const [rejection, setRejection] = useState<string | null>(null);
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);

  async function send(address: Address, asTyped = false) {
    setRejection(null);
    try {
      const input = { id: orderId, data: { ...address, asTyped }, meta: { version } };
      const { Status, Response } = await correct(input, { returnPromise: true });
      if (Status === 'SUCCESS') onDone();
      else setSuggestion(Response && { typed: address, found: Response });
      return undefined;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const wrong = byInput(error.errors, start);
      if (Object.keys(wrong).length === 0) setRejection(error.message);
      return wrong;
    }
  }

  return (
    <FormDialog
      title="Correct address"
      start={start}
      about={`The order ships to ${countryName(country)}. Tax and shipping were paid for this country.`}
      action="Save address"
      sending={isPending}
      rejection={rejection}
      onSend={(values) => send(addressIn(values, country))}
      onDismiss={onClose}
    >
      {suggestion && <Suggested {...suggestion} disabled={isPending} onChoose={send} />}
      {inputs.map(({ source, label, required, most }) => (
        <TextInput
          key={source}
          source={source}
          label={label}
          isRequired={required}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off' } }}
        />
      ))}
    </FormDialog>
  );
}

interface Suggestion {
  typed: Address;
  /** The carrier's spelling. */
  found: Address;
}

interface SuggestedProps extends Suggestion {
  disabled: boolean;
  onChoose: (address: Address, asTyped?: boolean) => unknown;
}

/**
 * Asks which spelling to use, until the fields change. Both buttons are away from the one that was
 * just pressed, so that a double click decides nothing.
 */
function Suggested({ typed, found, disabled, onChoose }: SuggestedProps) {
  const values = useWatch();
  const isCurrent = JSON.stringify(addressIn(values, typed.country)) === JSON.stringify(typed);
  if (!isCurrent) return null;
  return (
    <HintBox label="Suggested address" place="above">
      The carrier found this address: {suggestionText(found)}.
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={disabled}
          onClick={() => void onChoose(found)}
        >
          Use this address
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => void onChoose(typed, true)}
        >
          Keep as typed
        </Button>
      </Box>
    </HintBox>
  );
}

const inputs = [
  { source: 'name', label: 'Recipient', required: false, most: 100 },
  { source: 'company', label: 'Company', required: false, most: 100 },
  { source: 'address', label: 'Street address', required: true, most: 200 },
  { source: 'address2', label: 'Apartment, suite, unit', required: false, most: 200 },
  { source: 'city', label: 'City', required: true, most: 100 },
  { source: 'state', label: 'State or province', required: true, most: 100 },
  { source: 'zip', label: 'ZIP or postal code', required: true, most: 20 },
  { source: 'phone', label: 'Phone', required: false, most: 30 },
] as const;

function inputsOf(shipping: StaffOrder['shipping']) {
  const { name, company = '', phone = '', address } = shipping ?? {};
  return {
    name: name ?? '',
    company,
    phone,
    address: address?.line1 ?? '',
    address2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.postal_code ?? '',
  };
}

function addressIn(values: FormValues, country: string): Address {
  const [name, company, address2, phone] = ['name', 'company', 'address2', 'phone'].map((field) =>
    textOf(values[field]),
  );
  return {
    ...(name && { name }),
    ...(company && { company }),
    ...(address2 && { address2 }),
    ...(phone && { phone }),
    address: textOf(values['address']),
    city: textOf(values['city']),
    state: textOf(values['state']),
    zip: textOf(values['zip']),
    country,
  };
}

const suggestionText = ({ address, address2, city, state, zip }: Address) =>
  [address, address2, city, `${state} ${zip}`].filter(Boolean).join(', ');
