import { regex } from 'react-admin';

/** The shop's own rule for links, checked before anything is sent. */
export const webAddress = regex(
  /^https?:\/\/\S+$/,
  'Enter a full URL. Example: https://example.com',
);
