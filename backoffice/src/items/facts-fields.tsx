import { Box } from '@mui/material';
import { maxLengths } from '@spindle/sdk/domain/catalog/item-details';
import { detailsRules } from '../catalog/details-form.ts';
import { inventory } from '../catalog/field-rules.ts';
import { ItemInput } from '../catalog/item-inputs.tsx';
import { Flags, OrderField, TitleAndDescription } from '../editing/common-fields.tsx';
import { FlagBox } from '../editing/flag-box.tsx';
import { PictureFields } from '../editing/picture-fields.tsx';
import type { useImageUpload } from '../editing/use-image-upload.ts';
import { TextInput } from '../ui/inputs.tsx';
import { SideBySide } from './side-by-side.tsx';

interface Props {
  image: string | null;
  picture: ReturnType<typeof useImageUpload>;
  /** True if everything was saved but the upload failed. */
  restSaved: boolean;
  /** Whether the saved item is a kit, whose parts have the stock. */
  kit: boolean;
}

/** Renders what an item is, and where it is kept. */
export function FactsFields({ image, picture, restSaved, kit }: Props) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <TitleAndDescription />
      <PictureFields current={image} picture={picture} restSaved={restSaved} />
      <Flags>
        {['subscription', 'digital', 'enabled', 'expired', 'locked', 'kit'].map((source) => (
          <FlagBox key={source} source={source} />
        ))}
      </Flags>
      <SideBySide>
        <TextInput
          source="inventory"
          validate={inventory}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          readOnly={kit}
          helperText={
            kit
              ? 'How many kits the parts can make.'
              : 'Units available to buy. Sales are subtracted automatically.'
          }
        />
        <OrderField />
        <TextInput source="externalId" helperText="Customers can see and search by part number." />
        <TextInput
          source="gtin"
          validate={detailsRules.gtin}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14 } }}
          helperText="The number below the barcode: 8, 12, 13 or 14 digits."
        />
        <TextInput
          source="bin"
          slotProps={{ htmlInput: { maxLength: maxLengths.bin } }}
          helperText="Example: A-03-2"
        />
        <TextInput
          source="supplier"
          slotProps={{ htmlInput: { maxLength: maxLengths.supplier } }}
          helperText="Visible to staff only."
        />
        <TextInput
          source="expectedAt"
          type="date"
          slotProps={{ inputLabel: { shrink: true } }}
          helperText="Shown to customers while the item is out of stock."
        />
      </SideBySide>
      <ItemInput source="replacedBy" label="Replaced by" />
    </Box>
  );
}
