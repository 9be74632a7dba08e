import { StripeFailure } from './failure.ts';

/** Accepts any secret test key, as a bearer token or as the user of basic authentication. */
export function checkKey(authorization: string): void {
  const [scheme = '', value = ''] = authorization.split(' ');
  const basic = scheme.toLowerCase() === 'basic';
  const key = basic ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
  if (key?.startsWith('sk_test_')) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 7)}****`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header.';
  throw new StripeFailure(401, { type: 'invalid_request_error', message }, false);
}
