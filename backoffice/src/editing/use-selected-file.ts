import { useRef, useState } from 'react';

interface FileSelection {
  /** Returns why a file can't be uploaded, or null. */
  whyNot: (file: File) => string | null;
  onChoose: (file: File | null) => void;
  /** Receives the button, so that a form can move the focus to it. */
  onButton?: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** Handles a dropped or selected file: accepts the file, or reports why it can't be uploaded. */
export function useSelectedFile({ whyNot: rejectionReason, onChoose, onButton }: FileSelection) {
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

  /** Moves the focus to the select button, because the pressed button disappears. */
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
