import { ShopError } from '@spindle/sdk/errors';
import { useAttempt } from '@spindle/sdk/react/use-intent';
import type { components } from '@spindle/sdk/schema';
import { uploadFile } from '@spindle/sdk/upload';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { leaveToSignIn } from '../providers/leave-to-sign-in.ts';
import type { Release } from '../providers/records.ts';

type ReleaseReply = components['schemas']['ReleaseReply'];

/** The zip that was chosen, its way to the shop, and how that went. */
export function useUploadRelease({ catalogId, catalogItemId }: ItemName) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [stopped, setStopped] = useState(false);
  const [opened, setOpened] = useState<{ release: Release | null; reason: string } | null>(null);
  const attempt = useAttempt();
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  function choose(next: File | null) {
    setFile(next);
    begin();
  }

  function begin() {
    setError(null);
    setStopped(false);
    setOpened(null);
  }

  async function send() {
    if (!file || underWay.current) return;
    const stop = new AbortController();
    underWay.current = stop;
    begin();
    setProgress(0);
    try {
      const {
        Status,
        Reason,
        Release: release,
      } = await attempt((once) =>
        uploadFile<ReleaseReply>(`/api/catcontent/${catalogId}/${catalogItemId}`, 'content', file, {
          onProgress: setProgress,
          signal: stop.signal,
          headers: { ...once },
        }),
      );
      // Refused, it has to be mended first; sending it once more would end the same.
      setFile(null);
      if (Status === 'ERROR') setError(`${file.name}: ${Reason}`);
      else setOpened({ release, reason: Reason });
    } catch (failure) {
      if (stop.signal.aborted) return setStopped(true);
      if (!(failure instanceof Error)) throw failure;
      if (failure instanceof ShopError && failure.status === 401) leaveToSignIn();
      setError(failure.message);
    } finally {
      underWay.current = null;
      setProgress(null);
      // Also where nobody heard what became of it.
      await client.invalidateQueries({ queryKey: ['releases'] });
    }
    return undefined;
  }

  return {
    file,
    choose,
    progress,
    error,
    /** Cancelled before all of it had travelled. */
    stopped,
    /** The last upload, once subscribers open it. */
    opened,
    send: () => void send(),
    cancel: () => underWay.current?.abort(),
  };
}
