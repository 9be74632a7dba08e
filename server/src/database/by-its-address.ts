import { parseIntoClientConfig } from 'pg-connection-string';

/**
 * Returns what MikroORM ignores in a database URL: how the certificate is verified (`sslmode`,
 * `sslrootcert`) and the socket's folder (`host`). Our other connections read these too.
 */
export function byItsAddress(url: string): object {
  const { ssl, host } = parseIntoClientConfig(url);
  return { ...(ssl !== undefined && { ssl }), ...(host && { host }) };
}
