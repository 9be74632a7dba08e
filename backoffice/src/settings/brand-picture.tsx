import { Box, Button, Typography } from '@mui/material';
import { settingLabels } from '@spindle/sdk/domain/settings/settings';
import { useRef, useState } from 'react';
import { IMAGE_TYPES, validateImage } from '../editing/image-rules.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import { useAct } from '../providers/write-hooks.ts';

interface Props {
  picture: 'logo' | 'icon';
  /** The saved picture's path. */
  current: string | null;
  hint: string;
  /** Receives the version that the change saved. */
  onSaved: (version: number) => void;
}

/** Uploads or removes the logo or the icon, immediately. */
export function BrandPicture({ picture, current, hint, onSaved }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState(current);
  const [problem, setProblem] = useState<string | null>(null);
  const options = {
    onSuccess(saved: { settings: Record<typeof picture, string | null>; version: number }) {
      setPath(saved.settings[picture]);
      setProblem(null);
      onSaved(saved.version);
    },
    onError: ({ message }: Error) => setProblem(message),
  };
  const [upload, { isPending: uploading }] = useAct('settings', 'upload', options);
  const [save, { isPending: removing }] = useAct('settings', 'save', options);
  const name = settingLabels[picture];
  const noun = name.toLowerCase();

  function choose(file: File | undefined) {
    if (file === undefined) return;
    const why = validateImage(file);
    setProblem(why);
    if (why === null) upload({ data: { picture, file } });
  }

  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ fontWeight: 560 }}>
        {name}
      </Typography>
      {path !== null && <Thumbnail image={path} alt={`Current ${noun}`} width={96} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          loading={uploading}
          disabled={removing}
          onClick={() => input.current?.click()}
        >
          {`Upload ${noun}…`}
        </Button>
        {path !== null && (
          <Button
            loading={removing}
            disabled={uploading}
            onClick={() => save({ data: picture === 'logo' ? { logo: null } : { icon: null } })}
          >
            {`Remove ${noun}`}
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        maxLength={255}
        aria-label={`${name} file`}
        accept={IMAGE_TYPES.join(',')}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Lets the user select the same file again after fixing it.
          event.target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
        {problem}
      </Typography>
    </Box>
  );
}
