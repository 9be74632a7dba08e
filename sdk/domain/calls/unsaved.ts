/** Question shown when someone leaves a form with unsaved changes. */
export const leaveUnsaved = 'Leave without saving?';
