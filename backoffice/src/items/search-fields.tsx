import { Box } from '@mui/material';
import { maxLengths } from '@spindle/sdk/domain/catalog/item-details';
import { TextInput } from '../ui/inputs.tsx';

/** Renders what search engines show. */
export function SearchFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextInput
        source="seoTitle"
        slotProps={{ htmlInput: { maxLength: maxLengths.seoTitle } }}
        helperText="Leave blank to use the item's title."
      />
      <TextInput
        source="seoDescription"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: maxLengths.seoDescription } }}
        helperText="Leave blank to use the item's description."
      />
    </Box>
  );
}
