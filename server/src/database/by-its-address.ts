import { parseIntoClientConfig } from 'pg-connection-string';

/**
 * What a database's address says beyond what MikroORM reads of it: how its certificate is checked
 * (`sslmode`, `sslrootcert`) and the folder of its socket (`host`). Our other connections read it so.
 */
export function byItsAddress(url: string): object {
  const { ssl, host } = parseIntoClientConfig(url);
  return { ...(ssl !== undefined && { ssl }), ...(host && { host }) };
}
