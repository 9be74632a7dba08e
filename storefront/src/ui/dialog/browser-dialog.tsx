import { useEffect } from 'react';
import { dialogButtons, isHarmless, type DialogRequest } from './dialog-kinds.ts';
import { DISMISSED } from './dismissed.ts';

/** Shows a dialog with the browser's own functions if the code of ours could not be loaded. */
export function BrowserDialog({
  request,
  onAnswer,
}: {
  request: DialogRequest;
  onAnswer: (label: string) => void;
}) {
  useEffect(() => {
    onAnswer(ask(request));
    // Asks once, however often the page renders in the meantime.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Shows a real question, so that only the user's own answer counts. */
function ask(request: DialogRequest): string {
  const text = `${request.title}\n\n${request.message}`;
  if (!('buttons' in request)) {
    // oxlint-disable-next-line no-alert -- our own dialog failed to load
    window.alert(text);
    return DISMISSED;
  }
  const actions = dialogButtons(request).filter((label) => !isHarmless(label));
  // oxlint-disable-next-line no-alert -- our own dialog failed to load
  return actions.find((label) => window.confirm(`${text}\n\nOK: ${label}`)) ?? DISMISSED;
}
