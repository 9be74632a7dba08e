import { useRef, useState } from 'react';

interface Choosing {
  /** Returns why a file can't be uploaded, or null. */
  whyNot: (file: File) => string | null;
  onChoose: (file: File | null) => void;
  /** Receives the button, for a form that moves the focus to it. */
  onButton?: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** Handles a dropped or selected file: accepts it, or says why not. */
export function useSelectedFile({ whyNot: rejectionReason, onChoose, onButton }: Choosing) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [rejection, setRejection] = useState<string | null>(null);

  function choose(files: FileList | null) {
    const [first] = files ?? [];
    if (!first) return;
    const why = rejectionReason(first);
    setRejection(why);
    if (why === null) onChoose(first);
  }

  /** Returns the focus to the button, because the pressed one is gone. */
  function clear() {
    onChoose(null);
    setRejection(null);
    button.current?.focus();
  }

  function holdButton(node: HTMLButtonElement | null) {
    button.current = node;
    onButton?.(node);
  }

  return { input, holdButton, rejection, choose, clear };
}
