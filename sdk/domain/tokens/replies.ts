/** For people who ask what their token may do. */
export const noToken = 'You are signed in, and no token: there is none to read.';
export const copyTokenNow = 'Copy the token now: it is not shown again.';
export const tokenRevoked = 'The token is revoked.';
export const tokenRevokedBefore = 'The token was revoked before.';
