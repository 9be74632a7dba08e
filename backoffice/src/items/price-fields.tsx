import { Box } from '@mui/material';
import {
  breaksAt,
  formatPriceBreaks,
  parsePriceBreaks,
} from '@spindle/sdk/domain/catalog/price-breaks';
import { useFormState, useWatch } from 'react-hook-form';
import { AttributeInputs } from '../attributes/specs/attribute-inputs.tsx';
import { subscriptionFields } from '../attributes/specs/field-values.ts';
import { detailsRules } from '../catalog/details-form.ts';
import { price } from '../catalog/field-rules.ts';
import { TaxCodeField } from '../catalog/tax-code-field.tsx';
import { webAddress } from '../editing/web-address.ts';
import { textOf } from '../ui/form-values.ts';
import { HintBox } from '../ui/hint-box.tsx';
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
      <RemovedBreaks />
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

/** Says before saving which quantity prices a lower regular price removes. */
function RemovedBreaks() {
  const values = useWatch();
  const { defaultValues } = useFormState();
  const regular = Number(textOf(values['price']));
  const isKept = values['priceBreaks'] === defaultValues?.['priceBreaks'];
  const breaks = (isKept && parsePriceBreaks(textOf(values['priceBreaks']))) || [];
  const { removed } = breaksAt(regular > 0 ? regular : Infinity, breaks);
  return (
    <div role="status">
      {removed.length > 0 && (
        <HintBox place="above">
          Saving removes the quantity prices that aren&apos;t below the price:{' '}
          {formatPriceBreaks(removed)}.
        </HintBox>
      )}
    </div>
  );
}
