import { useState } from 'react';

/**
 * Holds the picture selected in an editor and its upload progress, as a fraction from 0 to 1. The
 * progress is null while no upload is running.
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
