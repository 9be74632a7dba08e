import { pino, type Logger } from 'pino';

/**
 * Creates a logger of JSON lines on standard output. Everything that could contain a secret is
 * removed.
 */
export function makeLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[cut]',
    },
  });
}

const secretNames = [
  'password',
  'vpassword',
  'oldPassword',
  'passwordHash',
  'authCode',
  'emailCode',
  'rct',
  'secret',
  'token',
  'cookie',
  'authorization',
  '["set-cookie"]',
];
