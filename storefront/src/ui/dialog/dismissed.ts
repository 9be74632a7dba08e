/**
 * The result of Escape. Callers must act only on the label that does something. In a module of its
 * own, because the first view doesn't need the dialogs' code.
 */
export const DISMISSED = 'Dismiss';
