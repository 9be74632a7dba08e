import { generate } from 'otplib';
import { z } from 'zod';
import type { Config } from '../../src/config.ts';

const accounts = z.array(
  z.object({
    email: z.string(),
    password: z.string(),
    totpSecret: z.string(),
    roles: z.array(z.string()),
  }),
);

/** Lists every URL and how to sign in, with the current authenticator codes. */
export async function welcome(config: Config): Promise<string> {
  const reply = await fetch(`${config.sandbox.url}/demo/accounts`);
  const known = accounts.parse(await reply.json());
  const displayed = [
    ...known.filter(({ roles }) => roles.length > 0),
    ...known.filter(({ roles }) => roles.length === 0).slice(0, 2),
  ];
  const rows = await Promise.all(
    displayed.map(async ({ email, password, totpSecret, roles }) => {
      const code = await generate({ secret: totpSecret });
      const who = (roles[0] ?? 'Customer').padEnd(10);
      return `  ${who} ${email.padEnd(28)} ${password.padEnd(26)} code now: ${code}`;
    }),
  );
  return [
    '',
    `  Shop         ${config.publicUrl}`,
    `  Back-office  ${config.publicUrl}/ui/admin`,
    `  Sandbox      ${config.sandbox.url}   (payments, email, addresses)`,
    '',
    ...rows,
    '',
    '  Each code works once. For new codes, add the secrets from',
    `  ${config.sandbox.url}/demo/accounts to any authenticator app.`,
    '',
  ].join('\n');
}
