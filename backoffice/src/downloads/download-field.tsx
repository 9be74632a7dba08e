import { DOWNLOAD_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { formatBytes } from '../ui/format.ts';
import { useInput, ValidationError } from 'react-admin';
import { FileField } from '../editing/file-field.tsx';

/** Returns why this file can't be uploaded, or null. */
function validateDownload({ name, size }: File): string | null {
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size > DOWNLOAD_BYTES) {
    return `${name} is ${formatBytes(size)}. The limit is ${formatBytes(DOWNLOAD_BYTES)}. Split or compress the file.`;
  }
  return null;
}

interface Props {
  file: File | null;
  onChoose: (file: File | null) => void;
  progress: number | null;
  onCancel: () => void;
  /** Why the last upload failed. */
  error: string | null;
  /** True if buyers already have a file. */
  replacing: boolean;
}

/**
 * Selects the file that buyers download. The attribute's value is the file's name. The upload
 * starts after saving.
 */
export function DownloadField({ file, onChoose, progress, onCancel, error, replacing }: Props) {
  const { field, fieldState } = useInput({ source: 'value', defaultValue: '' });
  const name: unknown = field.value;
  const missing = file ? undefined : fieldState.error?.message;
  return (
    <FileField
      label="File"
      hint={`Any file type, up to ${formatBytes(DOWNLOAD_BYTES)}. Only buyers can download the file, through links that expire.`}
      current={typeof name === 'string' && name !== '' ? name : null}
      file={file}
      onChoose={onChoose}
      whyNot={validateDownload}
      next={
        replacing
          ? 'The file uploads when you save, and replaces the current file for all past and future buyers.'
          : 'The file uploads when you save, and becomes available to all past and future buyers.'
      }
      progress={progress}
      afterwards="Uploaded. Saving…"
      onCancel={onCancel}
      error={error ?? (missing !== undefined && <ValidationError error={missing} />)}
      onButton={field.ref}
    />
  );
}
