import { lazyPart } from '@spindle/sdk/react/lazy-component';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { DialogContext } from './dialog-context.ts';
import { BrowserDialog } from './browser-dialog.tsx';
import type { DialogRequest } from './dialog-kinds.ts';

// Every dialog is shown, if necessary by the browser, because it may be about a lost network.
const { Part: DialogPanel } = lazyPart(
  async () => (await import('./dialog-panel.tsx')).DialogPanel,
  BrowserDialog,
);

interface OpenDialog {
  id: number;
  request: DialogRequest;
  answer: (label: string) => void;
}

let lastId = 0;

/** Shows the dialogs opened by useDialog() below it, one after the other. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<OpenDialog[]>([]);

  const open = useCallback(
    (request: DialogRequest) =>
      new Promise<string>((answer) => {
        lastId += 1;
        const id = lastId;
        setQueue((waiting) => [...waiting, { id, request, answer }]);
      }),
    [],
  );

  const host = useMemo(() => ({ open }), [open]);
  const [current] = queue;
  return (
    <DialogContext value={host}>
      {children}
      <Suspense>
        {current ? (
          <DialogPanel
            key={current.id}
            request={current.request}
            onAnswer={(label) => {
              setQueue((waiting) => waiting.filter((dialog) => dialog.id !== current.id));
              current.answer(label);
            }}
          />
        ) : null}
      </Suspense>
    </DialogContext>
  );
}
