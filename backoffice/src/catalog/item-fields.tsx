import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from '../ui/inputs.tsx';
import { Flags, OrderField, TitleAndDescription } from '../editing/common-fields.tsx';
import { FlagBox } from '../editing/flag-box.tsx';
import { PictureFields } from '../editing/picture-fields.tsx';
import type { useImageUpload } from '../editing/use-image-upload.ts';
import { webAddress } from '../editing/web-address.ts';
import { inventory, price } from './field-rules.ts';
import { TaxCodeField } from './tax-code-field.tsx';

interface Props {
  image: string | null;
  picture: ReturnType<typeof useImageUpload>;
  /** True if everything was saved but the upload failed. */
  restSaved: boolean;
  /** Whether the item is a kit, whose parts have the stock. */
  kit: boolean;
}

/** Renders all of an item's fields except its attributes. */
export function ItemFields({ image, picture, restSaved, kit }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TitleAndDescription />
      <PictureFields current={image} picture={picture} restSaved={restSaved} />
      <Flags>
        <FlagBox source="subscription" />
        <FlagBox source="digital" />
        <FlagBox source="enabled" />
        <FlagBox source="expired" />
        <FlagBox source="locked" />
      </Flags>
      <SideBySide>
        <TextInput
          source="price"

          validate={price}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          helperText="US dollars. Example: 129.95"
        />
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
      </SideBySide>
      <TaxCodeField />
      <SideBySide>
        <TextInput
          source="externalId"

          helperText="Customers can see and search by part number."
        />
        <TextInput
          source="subscriptionLink"

          type="url"
          validate={webAddress}
          helperText="An http or https URL."
        />
        <TextInput source="couponId" helperText={false} />
      </SideBySide>
    </Box>
  );
}

function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        '& > .MuiFormControl-root': { maxWidth: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
