/** Asked before a session ends by itself. */
export const stillThere = 'Are you still there?';
export const staySignedIn = 'Stay signed in';
