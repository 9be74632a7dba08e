import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { framedVideo } from '@spindle/sdk/domain/media/framed-video';
import { playerFor } from './player-for.ts';
import { EmbeddedVideo } from '../preview/embedded-video.tsx';
import { TextField } from './text-field.tsx';

/** The link of a video, and its frame as it will be shown. */
export function VideoField({ label, hint }: { label: string; hint: string }) {
  const value: unknown = useWatch({ name: 'value' });
  const link = typeof value === 'string' ? value.trim() : '';
  const address = framedVideo(link);
  return (
    <div>
      <TextField
        source="value"
        label={label}
        hint={hint}
        type="url"
        maxLength={255}
        size={80}
        mend={(typed) => playerFor(typed.trim()) ?? typed}
      />
      {address !== undefined && (
        <Box component="section" aria-label="Preview" sx={{ mt: 1 }}>
          <EmbeddedVideo key={address} link={address} title="as it will be shown" />
        </Box>
      )}
    </div>
  );
}
