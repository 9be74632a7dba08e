import { regex } from 'react-admin';

/** Validates links before anything is sent. The server has the same rule. */
export const webAddress = regex(
  /^https?:\/\/\S+$/,
  'Enter a full URL. Example: https://example.com',
);
