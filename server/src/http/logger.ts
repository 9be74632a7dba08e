import { pino, type Logger } from 'pino';

/** JSON lines on standard output. What could hold a secret is cut out wherever it appears. */
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
