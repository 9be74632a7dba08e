import { ShopError, type FieldError } from '@spindle/sdk/errors';
import { useEffect, useRef, useState } from 'react';
import { leaveToSignIn } from '../../providers/leave-to-sign-in.ts';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { valueLabel, type AttributeValues } from './attribute-values.ts';
import { presentAttribute } from './present-attribute.ts';

interface Given {
  calls: AttributeCalls;
  /** As they are now; anew after each reload. */
  attributes: readonly Attribute[];
  /** The one that was opened; null for a new one. */
  attribute: Attribute | null;
  onReload: () => Promise<unknown>;
  onSaved: (attributeId: string) => void;
}

interface Conflict {
  mine: AttributeValues;
  /** Null: deleted. */
  theirs: Attribute | null;
}

/** Saves what is in the form, then its picture or file; says how it went, and leaves the form as it is. */
export function useSaveAttribute(given: Given) {
  const { calls, attributes, attribute, onReload, onSaved } = given;
  const [version, setVersion] = useState(attribute?.version);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [uploadError, setUploadError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  // All but its file was saved by this form: from now on it exists.
  const [half, setHalf] = useState<string | null>(null);

  /** Answers what is wrong with which field. */
  async function save(values: AttributeValues, over?: { version: number | undefined }) {
    const { type, name } = values;
    if (saving || type === '') return undefined;
    const value = valueToSave(values, conflict?.theirs);
    setSaving(true);
    setError(null);
    setUploadError(null);
    setConflict(null);
    const own = attributes.find(({ attributeId }) => attributeId === half)?.version;
    const from = over ? over.version : (own ?? version);
    try {
      const { Status, Reason } = await calls.save(name, {
        type,
        value,
        description: values.description,
        ...(from !== undefined && { version: from }),
      });
      if (Status === 'ERROR') setError(Reason);
      else if (await upload(values)) await done(name);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ShopError)) throw failure;
      if (failure.status === 409) setConflict({ mine: values, theirs: presentAttribute(failure) });
      else return refused(failure, values);
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  /** An uploaded file keeps the name it has; until the shop has one, the chosen one's stands for it. */
  function valueToSave({ type, value }: AttributeValues, theirs: Attribute | null | undefined) {
    if (type !== 'DOWNLOADABLE' || !calls.uploadDownload) return value;
    return theirs?.value || value || (file?.name ?? '');
  }

  /** Whether there was nothing to send, or it has arrived. */
  async function upload({ type, name }: AttributeValues): Promise<boolean> {
    const send = type === 'DOWNLOADABLE' ? calls.uploadDownload : calls.uploadPicture;
    if (!file || !send) return true;
    const stop = new AbortController();
    underWay.current = stop;
    setProgress(0);
    const { signal } = stop;
    const reason = await failureOf(() => send(name, file, { onProgress: setProgress, signal }));
    underWay.current = null;
    setProgress(null);
    if (reason === null) return true;
    setUploadError(
      signal.aborted
        ? 'The upload was cancelled. Everything else is saved; save again to send the file.'
        : reason,
    );
    setHalf(name);
    await onReload();
    return false;
  }

  async function done(name: string) {
    await onReload();
    onSaved(name);
  }

  function refused({ message, errors }: ShopError, { type }: AttributeValues) {
    const fields = fieldErrors(errors, valueLabel(type));
    if (Object.keys(fields).length === 0) setError(message);
    return fields;
  }

  function choose(next: File | null) {
    setFile(next);
    setUploadError(null);
  }

  /** Goes on from what somebody else has saved. */
  function takeTheirs({ version: theirs }: Attribute) {
    setVersion(theirs);
    setConflict(null);
  }

  return {
    save,
    saving,
    error,
    conflict,
    takeTheirs,
    version,
    file,
    choose,
    progress,
    cancelUpload: () => underWay.current?.abort(),
    uploadError,
    half,
  };
}

async function failureOf(send: () => ReturnType<AttributeCalls['uploadPicture']>) {
  try {
    const { Status, Reason } = await send();
    return Status === 'ERROR' ? Reason : null;
  } catch (failure) {
    if (failure instanceof ShopError && failure.status === 401) leaveToSignIn();
    return failure instanceof Error ? failure.message : String(failure);
  }
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
