export const copyTokenNow = 'Copy the token now: it is not shown again.';
export const tokenRevoked = 'The token is revoked.';
export const tokenRevokedBefore = 'The token was revoked before.';
