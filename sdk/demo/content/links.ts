/** The sandbox's default address. Links that start with it are changed to the actual one. */
export const SANDBOX = 'http://127.0.0.1:4010';
