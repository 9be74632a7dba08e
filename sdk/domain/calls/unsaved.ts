/** Asked before a customer leaves a form with unsaved changes. */
export const leaveUnsaved = 'Leave without saving?';
