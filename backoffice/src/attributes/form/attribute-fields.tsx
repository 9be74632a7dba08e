import { useFormContext, useWatch } from 'react-hook-form';
import { DownloadField } from '../../downloads/download-field.tsx';
import { ImageField } from '../../editing/image-field.tsx';
import type { Attribute } from '../attribute-calls.ts';
import { isAttributeType } from './attribute-kinds.ts';
import { TextField } from './text-field.tsx';
import { TypeField } from './type-field.tsx';
import type { useSaveAttribute } from './use-save-attribute.ts';
import { ValueField } from './value-field.tsx';

interface Props {
  attribute: Attribute | null;
  picture: Pick<
    ReturnType<typeof useSaveAttribute>,
    'file' | 'choose' | 'progress' | 'cancelUpload' | 'uploadError' | 'version'
  >;
  /** Files can be uploaded here, not only named. */
  takesDownloads: boolean;
  /** It has its name for good. */
  named: boolean;
}

/** Type first, then name, then value. */
export function AttributeFields({ attribute, picture, takesDownloads, named }: Props) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'type' });
  const alt: unknown = useWatch({ name: 'description' });
  const type = isAttributeType(chosen) ? chosen : null;
  const fixed = named || attribute !== null;
  const download = type === 'DOWNLOADABLE' && takesDownloads;
  return (
    <>
      {fixed ? (
        <TextField source="type" label="Type" readOnly />
      ) : (
        // What was filled in for another type is no value of this one.
        <TypeField
          onChange={() => {
            setValue('value', '');
            picture.choose(null);
          }}
        />
      )}
      {type && <TextField source="name" label="Name" maxLength={64} readOnly={fixed} />}
      {type === 'IMAGE' && (
        <ImageField
          current={attribute?.value || null}
          alt={typeof alt === 'string' ? alt : ''}
          file={picture.file}
          onChoose={picture.choose}
          progress={picture.progress}
          error={picture.uploadError}
        />
      )}
      {download && (
        <DownloadField
          file={picture.file}
          onChoose={picture.choose}
          progress={picture.progress}
          onCancel={picture.cancelUpload}
          error={picture.uploadError}
          replacing={attribute !== null && attribute.value !== ''}
        />
      )}
      {type && !download && <ValueField key={`${type} ${picture.version ?? 0}`} type={type} />}
      {type && (
        <TextField
          source="description"
          label={type === 'IMAGE' ? 'Alternative text' : 'Description'}
          hint={
            type === 'IMAGE'
              ? 'What the picture shows, for people who do not see it.'
              : 'A word on it, shown as its name where there is one.'
          }
          maxLength={2000}
          multiline
        />
      )}
    </>
  );
}
