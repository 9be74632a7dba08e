/**
 * The result of Escape. Callers must act only on the label that does something. This is a separate
 * module, because the first view doesn't need the dialogs' code.
 */
export const DISMISSED = 'Dismiss';
