import type { Environment } from '../../src/config/variables.ts';

/** @throws Error if the shop is meant for customers, because the demo's passwords are public */
export function requireDemo({ NODE_ENV, SANDBOX }: Environment): void {
  if (NODE_ENV !== 'production' || SANDBOX === '1') return;
  throw new Error(
    [
      '`npm start` is the demo: it makes accounts, an administrator among them, whose passwords are public.',
      'For customers: npm run build && npm run serve (see server/deploy/README.md).',
      'To show the demo as it would run in production: SANDBOX=1 npm start.',
    ].join('\n'),
  );
}
