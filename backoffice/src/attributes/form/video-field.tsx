import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { framedVideo } from '@spindle/sdk/domain/media/framed-video';
import { textOf } from '../../ui/form-values.ts';
import { playerFor } from './player-for.ts';
import { EmbeddedVideo } from '../preview/embedded-video.tsx';
import { AttributeInput } from './attribute-input.tsx';

/** Edits a video link and previews its player. */
export function VideoField({ label, hint }: { label: string; hint: string }) {
  const { setValue } = useFormContext();
  const link = textOf(useWatch({ name: 'value' }));
  const player = playerFor(link);
  const address = framedVideo(link);
  return (
    <div>
      <AttributeInput
        source="value"
        label={label}
        helperText={hint}
        type="url"
        maxLength={255}
        size={80}
        onBlur={() => {
          if (player !== null) setValue('value', player, { shouldDirty: true });
        }}
      />
      {address !== undefined && (
        <Box component="section" aria-label="Preview" sx={{ mt: 1 }}>
          <EmbeddedVideo key={address} link={address} title="preview" />
        </Box>
      )}
    </div>
  );
}
