import { Box } from '@mui/material';
import { AttributeInputs } from '../attributes/specs/attribute-inputs.tsx';
import { subscriptionFields } from '../attributes/specs/field-values.ts';
import { detailsRules } from '../catalog/details-form.ts';
import { price } from '../catalog/field-rules.ts';
import { TaxCodeField } from '../catalog/tax-code-field.tsx';
import { webAddress } from '../editing/web-address.ts';
import { TextInput } from '../ui/inputs.tsx';
import { SideBySide } from './side-by-side.tsx';

const dollars = { htmlInput: { inputMode: 'decimal' } } as const;

/** Renders what customers pay, and what the shop pays. */
export function PriceFields({ subscription }: { subscription: boolean }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SideBySide>
        <TextInput
          source="price"
          validate={price}
          slotProps={dollars}
          helperText="US dollars. Example: 129.95"
        />
        <TextInput
          source="costPrice"
          validate={detailsRules.costPrice}
          slotProps={dollars}
          helperText="US dollars per unit. Visible to staff only."
        />
        <TextInput
          source="priceBreaks"
          validate={detailsRules.priceBreaks}
          helperText="Quantity and price per unit, up to five. Example: 10:7.50; 50:6.90"
        />
      </SideBySide>
      <TaxCodeField />
      <SideBySide>
        <TextInput
          source="subscriptionLink"
          type="url"
          validate={webAddress}
          helperText="An http or https URL."
        />
        <TextInput source="couponId" helperText={false} />
      </SideBySide>
      {subscription && <AttributeInputs fields={subscriptionFields} attributes={[]} />}
    </Box>
  );
}
