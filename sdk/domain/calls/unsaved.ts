/** Asked before somebody leaves a form that holds what has not been saved. */
export const leaveUnsaved = 'Leave without saving?';
