import { DOWNLOAD_BYTES, PUBLIC_FILE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { formatBytes } from '../ui/format.ts';
import { useInput, ValidationError } from 'react-admin';
import { FileField } from '../editing/file-field.tsx';

/** Returns why this file can't be uploaded, or null. */
export const validateUpload =
  (limit: number) =>
  ({ name, size }: File): string | null => {
    if (size === 0) return `${name} is empty. Choose another file.`;
    if (size > limit) {
      return `${name} is ${formatBytes(size)}. The limit is ${formatBytes(limit)}. Split or compress the file.`;
    }
    return null;
  };

interface Props {
  /** True if everyone can download the file, false if only buyers can. */
  isPublic: boolean;
  file: File | null;
  onChoose: (file: File | null) => void;
  progress: number | null;
  onCancel: () => void;
  /** Why the last upload failed. */
  error: string | null;
  /** True if there already is a file. */
  replacing: boolean;
}

/**
 * Selects the file that buyers, or everyone, can download. The attribute's value is the file's name. The upload
 * starts after saving.
 */
export function DownloadField({ isPublic, replacing, error, ...upload }: Props) {
  const { field, fieldState } = useInput({ source: 'value', defaultValue: '' });
  const name: unknown = field.value;
  const missing = upload.file ? undefined : fieldState.error?.message;
  const limit = isPublic ? PUBLIC_FILE_BYTES : DOWNLOAD_BYTES;
  const readers = isPublic ? 'everyone' : 'all past and future buyers';
  return (
    <FileField
      {...upload}
      label="File"
      hint={
        isPublic
          ? `PDF, STEP, STL, DXF or ZIP, up to ${formatBytes(limit)}. Everyone can download the file from the item page.`
          : `Any file type, up to ${formatBytes(limit)}. Only buyers can download the file, through links that expire.`
      }
      current={typeof name === 'string' && name !== '' ? name : null}
      whyNot={validateUpload(limit)}
      next={
        replacing
          ? `The file uploads when you save, and replaces the current file for ${readers}.`
          : `The file uploads when you save, and becomes available to ${readers}.`
      }
      afterwards="Uploaded. Saving…"
      error={error ?? (missing !== undefined && <ValidationError error={missing} />)}
      onButton={field.ref}
    />
  );
}
