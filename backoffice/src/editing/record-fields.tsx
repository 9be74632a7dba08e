import { Box } from '@mui/material';
import { TextInput } from '../ui/inputs.tsx';
import { Flags, OrderField, TitleAndDescription } from './common-fields.tsx';
import { FlagBox } from './flag-box.tsx';
import { PictureFields } from './picture-fields.tsx';
import type { useImageUpload } from './use-image-upload.ts';
import { webAddress } from './web-address.ts';

interface Props {
  image: string | null;
  picture: ReturnType<typeof useImageUpload>;
  /** True if everything was saved but the upload failed. */
  restSaved: boolean;
  /** The form's field names, in display order. */
  flags: readonly string[];
  link: { source: string; helperText: string };
}

/** Renders all fields of a catalog, section or element. */
export function RecordFields({ image, picture, restSaved, flags, link }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TitleAndDescription />
      <PictureFields current={image} picture={picture} restSaved={restSaved} />
      <Flags>
        {flags.map((flag) => (
          <FlagBox key={flag} source={flag} />
        ))}
      </Flags>
      <TextInput {...link} type="url" validate={webAddress} />
      <OrderField />
    </Box>
  );
}
