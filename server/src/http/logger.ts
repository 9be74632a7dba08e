import { pino, type Logger } from 'pino';

/**
 * Creates a logger that writes JSON lines to standard output. Removes everything that could contain
 * a secret.
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
