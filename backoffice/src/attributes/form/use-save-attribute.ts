import { takesFile } from '@spindle/sdk/domain/media/public-file';
import { ShopError, type FieldError } from '@spindle/sdk/errors';
import { useGuard } from '@spindle/sdk/react/use-intent';
import { useEffect, useRef, useState } from 'react';
import { NotUploaded } from '../../providers/writes/write.ts';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { valueLabel, type AttributeValues } from './attribute-values.ts';
import { presentAttribute } from './present-attribute.ts';

interface AttributeEditing {
  calls: AttributeCalls;
  /** The current attributes, updated on each reload. */
  attributes: readonly Attribute[];
  /** The attribute that was opened, or null for a new one. */
  attribute: Attribute | null;
  onSaved: (attributeId: string) => void;
}

interface Conflict {
  mine: AttributeValues;
  /** Null if the attribute was deleted. */
  theirs: Attribute | null;
}

/**
 * Saves the form's values, uploads the picture or file, and reports the result. The input is kept.
 */
export function useSaveAttribute(input: AttributeEditing) {
  const { calls, attributes, attribute, onSaved } = input;
  const guard = useGuard<Record<string, string> | undefined>();
  const [version, setVersion] = useState(attribute?.version);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [uploadError, setUploadError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  // The attribute's id, if this form saved everything but the file. The attribute exists from then
  // on.
  const [savedName, setHalf] = useState<string | null>(null);

  /** Returns the errors by field. */
  const save = (values: AttributeValues, over?: { version: number | undefined }) =>
    guard('', () => send(values, over));

  async function send(values: AttributeValues, over?: { version: number | undefined }) {
    const { type, name, description } = values;
    if (type === '') return undefined;
    const value = valueToSave(values, conflict?.theirs);
    setSaving(true);
    setError(null);
    setUploadError(null);
    setConflict(null);
    const own = attributes.find(({ attributeId }) => attributeId === savedName)?.version;
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      await calls.save(
        name,
        { type, value, description, file },
        {
          version: over ? over.version : (own ?? version),
          onProgress: setProgress,
          signal,
        },
      );
      onSaved(name);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ShopError)) throw failure;
      if (failure instanceof NotUploaded)
        notUploaded(name, signal.aborted ? null : failure.message);
      else if (failure.status === 409)
        setConflict({ mine: values, theirs: presentAttribute(failure) });
      else return rejected(failure, values);
      return undefined;
    } finally {
      setProgress(null);
      setSaving(false);
    }
  }

  function notUploaded(name: string, reason: string | null) {
    setUploadError(
      reason ?? 'Upload canceled. Everything else is saved. Save again to upload the file.',
    );
    setHalf(name);
  }

  /**
   * Returns the stored file name of a download, or the selected file's name before its first
   * upload.
   */
  function valueToSave({ type, value }: AttributeValues, theirs: Attribute | null | undefined) {
    if (type === '' || !takesFile(type) || !calls.takesDownloads) return value;
    return theirs?.value || value || (file?.name ?? '');
  }

  function rejected({ message, errors }: ShopError, { type }: AttributeValues) {
    const fields = fieldErrors(errors, valueLabel(type));
    if (Object.keys(fields).length === 0) setError(message);
    return fields;
  }

  function choose(next: File | null) {
    setFile(next);
    setUploadError(null);
  }

  /** Continues from the version saved by another staff member. */
  function acceptTheirs({ version: theirs }: Attribute) {
    setVersion(theirs);
    setConflict(null);
  }

  return {
    save,
    saving,
    error,
    conflict,
    takeTheirs: acceptTheirs,
    version,
    file,
    choose,
    progress,
    cancelUpload: () => stop.current?.abort(),
    uploadError,
    half: savedName,
  };
}

const fieldOf: Record<string, keyof AttributeValues> = {
  attributeId: 'name',
  type: 'type',
  value: 'value',
  description: 'description',
};

function fieldErrors(errors: readonly FieldError[], label: string): Record<string, string> {
  const labels = { name: 'Name', type: 'Type', value: label, description: 'Description' };
  const fields: Record<string, string> = {};
  for (const { path, message } of errors) {
    const field = fieldOf[path];
    if (field) fields[field] = `${labels[field]} ${message}`;
  }
  return fields;
}
