import { useState } from 'react';

/**
 * Holds the picture selected in an editor and the progress of its upload: a share from 0 to 1, or
 * null while idle.
 */
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
