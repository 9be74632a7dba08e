/** The sandbox's default address. Links that start with it are rewritten to the actual address. */
export const SANDBOX = 'http://127.0.0.1:4010';
