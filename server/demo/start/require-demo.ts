import type { Environment } from '../../src/config/variables.ts';

/** @throws Error if the shop is meant for customers, because the demo's passwords are public */
export function requireDemo({ NODE_ENV, SANDBOX }: Environment): void {
  if (NODE_ENV !== 'production' || SANDBOX === '1') return;
  throw new Error(
    [
      '`npm start` runs the demo, which creates accounts (including an administrator) with public passwords.',
      'For production: npm run build && npm run serve (see server/deploy/README.md).',
      'To run the demo in production mode: SANDBOX=1 npm start.',
    ].join('\n'),
  );
}
