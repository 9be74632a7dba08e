import { Typography } from '@mui/material';
import { TextInput } from '../ui/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { ImageField } from './image-field.tsx';
import type { useImageUpload } from './use-image-upload.ts';
import { textOf } from '../ui/form-values.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  current: string | null;
  picture: ReturnType<typeof useImageUpload>;
  /** True if everything was saved but the upload failed. */
  restSaved: boolean;
}

/** Renders the fields for the picture and its alternative text. */
export function PictureFields({ current, picture, restSaved }: Props) {
  const alt = textOf(useWatch({ name: 'imageAlt' }));
  const translate = useTranslateText();
  const { file, choose, progress, error } = picture;
  return (
    <>
      <ImageField
        current={current}
        alt={alt}
        file={file}
        onChoose={choose}
        progress={progress}
        error={error}
      />
      {restSaved && (
        <Typography variant="body2">
          {translate(
            'Everything else is saved. Save again to retry the upload, or select another picture.',
          )}
        </Typography>
      )}
      <TextInput
        source="imageAlt"
        helperText="Describe the picture for screen readers. Leave blank to use the title."
      />
    </>
  );
}
