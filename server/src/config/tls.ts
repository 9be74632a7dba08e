import { isOnThisMachine } from './exposure.ts';
import { isLoopback } from './loopback.ts';
import type { Problem } from './rejected-secrets.ts';
import { commaList } from './variables.ts';

const ways: readonly string[] = ['site', 'mail', 'database'];

export const tlsVariables = {
  WITHOUT_TLS: commaList
    .refine((input) => input.every((one) => ways.includes(one)), `must name ${ways.join(', ')}`)
    .default([]),
};

interface Variables {
  WITHOUT_TLS: readonly string[];
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_MIGRATION_URL?: string | undefined;
  DATABASE_REPLICA_URLS: readonly string[];
}

/**
 * Lists the shop's connections that others could read. Excludes connections within this machine and
 * those that `WITHOUT_TLS` allows.
 */
export function readableWays(input: Variables): Problem[] {
  const databases = ['DATABASE_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URLS'] as const;
  return [
    ...demand(input, 'site', 'PUBLIC_URL', isHttps, 'must start with https'),
    ...demand(
      input,
      'mail',
      'SMTP_URL',
      isMailByTls,
      "must start with smtps or end with ?requireTLS=true, and must verify the server's certificate",
    ),
    ...databases.flatMap((name) =>
      demand(input, 'database', name, isDatabaseByTls, 'must have sslmode=verify-full'),
    ),
  ];
}

function demand(
  input: Variables,
  way: string,
  name: Exclude<keyof Variables, 'WITHOUT_TLS'>,
  isSafe: (address: string) => boolean,
  rule: string,
): Problem[] {
  if (input.WITHOUT_TLS.includes(way)) return [];
  if ([input[name] ?? []].flat().every(isSafe)) return [];
  const rejectionReason = `or others on the way can read along. WITHOUT_TLS=${way} allows it`;
  return [{ name, what: `${rule}, ${rejectionReason}` }];
}

const isHttps = (address: string) => address.startsWith('https:');

/** Parses the URL the way nodemailer does. */
function isMailByTls(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  if (isLoopback(hostname)) return true;
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false;
  if (searchParams.get('ignoreTLS') === 'true') return false;
  return (
    (protocol === 'smtps:' && searchParams.get('secure') !== 'false') ||
    searchParams.get('requireTLS') === 'true'
  );
}

/** Parses the URL the way pg does. Other modes check less, or will in pg's next version. */
function isDatabaseByTls(address: string): boolean {
  if (isOnThisMachine(address)) return true;
  return URL.canParse(address) && new URL(address).searchParams.get('sslmode') === 'verify-full';
}
