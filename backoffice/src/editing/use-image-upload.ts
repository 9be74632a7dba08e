import { ShopError } from '@spindle/sdk/errors';
import { uploadImage } from '@spindle/sdk/upload';
import { useState } from 'react';
import { leaveToSignIn } from '../providers/leave-to-sign-in.ts';

/** The picture chosen in an editor, and how far its upload is: the share sent, null while idle. */
export function useImageUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  function choose(next: File | null) {
    setFile(next);
    setError(null);
  }

  /** Sends what was chosen; fails as the calls of the SDK do. */
  async function send(path: string, chosen: File) {
    setError(null);
    setProgress(0);
    try {
      const reply = await uploadImage(path, chosen, { onProgress: setProgress });
      if (reply.Status === 'SUCCESS') setFile(null);
      else setError(reply.Reason);
      return reply;
    } catch (failure) {
      if (failure instanceof ShopError && failure.status === 401) leaveToSignIn();
      if (failure instanceof Error) setError(failure.message);
      throw failure;
    } finally {
      setProgress(null);
    }
  }

  return { file, choose, progress, error, send };
}
