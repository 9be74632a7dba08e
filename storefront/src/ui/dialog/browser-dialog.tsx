import { useEffect } from 'react';
import type { DialogRequest } from './dialog-kinds.ts';
import { DISMISSED } from './dismissed.ts';

/**
 * Says the same by the browser's own means, where ours could not be loaded. A question is answered
 * with no: what it is about needs the network, too.
 */
export function BrowserDialog({
  request: { title, message },
  onAnswer,
}: {
  request: DialogRequest;
  onAnswer: (label: string) => void;
}) {
  useEffect(() => {
    // oxlint-disable-next-line no-alert -- there is nothing else to say it with
    window.alert(`${title}\n\n${message}`);
    onAnswer(DISMISSED);
    // Said once, however often the page is drawn meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
