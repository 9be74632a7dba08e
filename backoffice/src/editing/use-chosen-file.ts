import { useRef, useState } from 'react';

interface Choosing {
  /** Why it makes no sense to send a file, or null. */
  whyNot: (file: File) => string | null;
  onChoose: (file: File | null) => void;
  /** Told the button, where a form wants to move the focus to it. */
  onButton?: ((button: HTMLButtonElement | null) => void) | undefined;
}

/** What a field for a file does with what is dropped or picked: takes it, or says why not. */
export function useChosenFile({ whyNot, onChoose, onButton }: Choosing) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function choose(files: FileList | null) {
    const [first] = files ?? [];
    if (!first) return;
    const why = whyNot(first);
    setRefusal(why);
    if (why === null) onChoose(first);
  }

  /** The focus goes back to the button: the one that was pressed is gone. */
  function clear() {
    onChoose(null);
    setRefusal(null);
    button.current?.focus();
  }

  function holdButton(node: HTMLButtonElement | null) {
    button.current = node;
    onButton?.(node);
  }

  return { input, holdButton, refusal, choose, clear };
}
