import { useState } from 'react';

/** The picture chosen in an editor, and how far its upload is: the share sent, null while idle. */
export function useImageUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  function choose(next: File | null) {
    setFile(next);
    setError(null);
  }

  return { file, choose, progress, setProgress, error, setError };
}
