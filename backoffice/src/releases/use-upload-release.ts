import { ShopError } from '@spindle/sdk/errors';
import { useEffect, useRef, useState } from 'react';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { useCreate } from '../providers/write-hooks.ts';

/** Holds the selected zip file, uploads it and reports the result. */
export function useUploadRelease(item: ItemName) {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [stopped, setStopped] = useState(false);
  const [name, setName] = useState('');
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const [create, { data, error, reset }] = useCreate('releases', {
    onSuccess: () => setFile(null),
    onError(failure) {
      if (stop.current?.signal.aborted) setStopped(true);
      // A rejected file must be fixed first. Uploading it again would fail the same way.
      else if (isRejected(failure)) setFile(null);
    },
    onSettled: () => setProgress(null),
  });

  function begin() {
    reset();
    setStopped(false);
  }

  function send() {
    if (!file) return;
    begin();
    setProgress(0);
    setName(file.name);
    stop.current = new AbortController();
    const { signal } = stop.current;
    create({ data: { ...item, file }, meta: { onProgress: setProgress, signal } });
  }

  return {
    file,
    choose(next: File | null) {
      setFile(next);
      begin();
    },
    progress,
    error: error && !stopped ? textOf(error, name) : null,
    /** Canceled before the upload finished. */
    stopped,
    /** The last upload, once subscribers can open it. */
    opened: data,
    send,
    cancel: () => stop.current?.abort(),
  };
}

/** True if the shop has checked and rejected the file. */
const isRejected = (error: Error) => error instanceof ShopError && error.status === 200;

const textOf = (error: Error, name: string) =>
  isRejected(error) ? `${name}: ${error.message}` : error.message;
