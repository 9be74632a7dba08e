import { parseIntoClientConfig } from 'pg-connection-string';

/**
 * Returns the parts of a database URL that MikroORM ignores: how the certificate is verified
 * (`sslmode`, `sslrootcert`) and the socket's folder (`host`). Our other connections use these
 * parts too.
 */
export function ignoredUrlParts(url: string): object {
  const { ssl, host } = parseIntoClientConfig(url);
  return { ...(ssl !== undefined && { ssl }), ...(host && { host }) };
}
