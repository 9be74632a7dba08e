import { createContext, useContext } from 'react';
import type { DialogRequest } from './dialog-kinds.ts';

export interface Dialogs {
  /** Opens a dialog and resolves with the label of the button that closed it. */
  open: (request: DialogRequest) => Promise<string>;
}

export const DialogContext = createContext<Dialogs | null>(null);

const withoutHost: Dialogs = {
  open: () => {
    throw new Error('No dialog host is mounted: a dialog was opened outside of <DialogHost>.');
  },
};

export function useDialog(): Dialogs {
  return useContext(DialogContext) ?? withoutHost;
}
