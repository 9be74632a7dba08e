import type { IconName } from '../icon-shapes.ts';
import { DISMISSED } from './dismissed.ts';

/**
 * Statements have one button with a fixed label. Questions have one or two buttons, defined by the
 * caller.
 */
export type DialogRequest =
  | { kind: 'info' | 'success' | 'error' | 'warn'; title: string; message: string }
  | {
      kind: 'warn-question' | 'danger-question';
      title: string;
      message: string;
      buttons: [string] | [string, string];
    };

export type DialogKind = DialogRequest['kind'];

export const DIALOG_ICONS: Record<DialogKind, IconName> = {
  info: 'info',
  success: 'check',
  error: 'alert',
  warn: 'alert',
  'warn-question': 'help',
  'danger-question': 'alert',
};

export function dialogButtons(request: DialogRequest): string[] {
  if ('buttons' in request) return request.buttons;
  return [request.kind === 'info' ? 'Dismiss' : 'OK'];
}

export function isHarmless(label: string): boolean {
  return label === DISMISSED || label === 'Cancel';
}
