import { takesFile } from '@spindle/sdk/domain/media/public-file';
import { useFormContext, useWatch } from 'react-hook-form';
import { DownloadField } from '../../downloads/download-field.tsx';
import { ImageField } from '../../editing/image-field.tsx';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import { NativeSelectInput } from '../../ui/native-select-input.tsx';
import type { Attribute } from '../attribute-calls.ts';
import { AttributeInput } from './attribute-input.tsx';
import { attributeTypes, isAttributeType } from './attribute-kinds.ts';
import type { useSaveAttribute } from './use-save-attribute.ts';
import { ValueField } from './value-field.tsx';

/** Only items have public files. */
const typesFor = (takesDownloads: boolean) =>
  attributeTypes
    .filter((type) => takesDownloads || type !== 'FILE')
    .map((id) => ({ id, name: id }));

interface Props {
  attribute: Attribute | null;
  picture: Pick<
    ReturnType<typeof useSaveAttribute>,
    'file' | 'choose' | 'progress' | 'cancelUpload' | 'uploadError' | 'version'
  >;
  /** Whether files can be uploaded here. If not, only the file name can be entered. */
  takesDownloads: boolean;
  /** True if the type and name can no longer be changed. */
  named: boolean;
}

/** Shows the type, name and value fields, in this order. */
export function AttributeFields({ attribute, picture, takesDownloads, named }: Props) {
  const { setValue } = useFormContext();
  const { type: selected, description } = useWatch<FormValues>();
  const type = isAttributeType(selected) ? selected : null;
  const fixed = named || attribute !== null;
  const download = type !== null && takesFile(type) && takesDownloads;
  return (
    <>
      {fixed ? (
        <AttributeInput source="type" readOnly />
      ) : (
        // A value for one type isn't valid for another.
        <NativeSelectInput
          source="type"
          choices={typesFor(takesDownloads)}
          emptyText="SELECT TYPE"
          helperText={false}
          sx={{ maxWidth: 320 }}
          onChange={() => {
            setValue('value', '');
            picture.choose(null);
          }}
        />
      )}
      {type && <AttributeInput source="name" maxLength={64} readOnly={fixed} />}
      {type === 'IMAGE' && (
        <ImageField
          current={attribute?.value || null}
          alt={textOf(description)}
          file={picture.file}
          onChoose={picture.choose}
          progress={picture.progress}
          error={picture.uploadError}
        />
      )}
      {download && (
        <DownloadField
          isPublic={type === 'FILE'}
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
        <AttributeInput
          source="description"
          {...(type === 'IMAGE' && { label: 'Alternative text' })}
          helperText={
            type === 'IMAGE'
              ? 'Describe the picture for screen readers.'
              : 'Optional label, shown as the name.'
          }
          maxLength={2000}
          multiline
          minRows={2}
        />
      )}
    </>
  );
}
