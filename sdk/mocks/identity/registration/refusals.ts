export const noCodes = { Status: 'ERROR', RecoveryCodes: null } as const;

export const startAgain =
  'This registration has ended, or was begun in another browser. Please start again.';
