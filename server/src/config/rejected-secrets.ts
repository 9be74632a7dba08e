import { KEY_INSTRUCTIONS, weaknessOf } from './weak-key.ts';

export interface Problem {
  /** The variable's name. */
  name: string;
  /** The problem and its solution, in words that follow the variable's name. */
  what: string;
}

/** Published with the source code. */
export const DEVELOPMENT_KEY = 'spindle development session key: never used in production';

const placeholder =
  /(change|replace)[-_ ]?me|placeholder|\byour[-_](api|key|password|secret|token)|\bx{6,}\b/i;
const ownKeys = ['SESSION_KEYS', 'SECRETS_KEY', 'AUDIT_SEAL_KEYS'] as const;
/** Secrets of a standalone sandbox, which are public in the source code. */
const publishedSecrets = new Set([
  'whsec_sandbox',
  'easypost_sandbox',
  'sk_test_sandbox',
  'EZTK_sandbox',
]);
const webhookSecrets = ['STRIPE_WEBHOOK_SECRET', 'EASYPOST_WEBHOOK_SECRET'] as const;
const MIN_WEBHOOK_SECRET = 16;

/** All of these must differ. The public site key must not equal a secret. */
const apart = [
  ...ownKeys,
  ...webhookSecrets,
  'STRIPE_SECRET_KEY',
  'EASYPOST_API_KEY',
  'DISCORD_BOT_TOKEN',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Values by variable name, as lists where a variable accepts several values. */
type Variables = Readonly<Record<string, unknown>>;

interface Exposure {
  /** Why others can reach this shop. See `exposedBy`. */
  exposed: string | undefined;
  production: boolean;
  /** True if the sandbox does not replace any provider. */
  strict: boolean;
}

/** Lists secrets that are unsafe: placeholders and weak, missing, published or reused keys. */
export function rejectedSecrets(input: Variables, where: Exposure): Problem[] {
  const problems = [
    ...placeholders(input),
    ...(where.exposed === undefined ? [] : missingKeys(input, where.exposed, where.production)),
    ...weakKeys(input),
    ...usedTwice(input),
    ...(where.strict ? knownToOthers(input) : []),
  ];
  const first = new Map(problems.toReversed().map((problem) => [problem.name, problem]));
  return problems.filter((problem) => first.get(problem.name) === problem);
}

function placeholders(input: Variables): Problem[] {
  return Object.entries(input)
    .filter(([name]) => valuesOf(input, name).some((value) => placeholder.test(value)))
    .map(([name]) => ({ name, what: `still contains a placeholder. ${remedyOf(name)}` }));
}

function missingKeys(input: Variables, exposed: string, production: boolean): Problem[] {
  const demanded = production ? ownKeys : (['SESSION_KEYS'] as const);
  return demanded
    .filter((name) => valuesOf(input, name).length === 0)
    .map((name) => ({
      name,
      what: `must be set, because ${exposed}: the development key is published. ${KEY_INSTRUCTIONS}`,
    }));
}

function weakKeys(input: Variables): Problem[] {
  return ownKeys.flatMap((name) =>
    valuesOf(input, name).flatMap((key) => {
      const why =
        key === DEVELOPMENT_KEY ? 'is the development key, which is published' : weaknessOf(key);
      return why === undefined ? [] : [{ name, what: `${why}. ${KEY_INSTRUCTIONS}` }];
    }),
  );
}

function usedTwice(input: Variables): Problem[] {
  return apart.flatMap((name, at) => {
    const values = valuesOf(input, name);
    const other = apart
      .slice(0, at)
      .find((before) => valuesOf(input, before).some((value) => values.includes(value)));
    if (other === undefined) return [];
    return [{ name, what: `must differ from ${other}. ${remedyOf(name)}` }];
  });
}

function knownToOthers(input: Variables): Problem[] {
  const published = apart
    .filter((name) => valuesOf(input, name).some((value) => publishedSecrets.has(value)))
    .map((name) => ({ name, what: `is the sandbox's, which is published. ${remedyOf(name)}` }));
  const short = webhookSecrets
    .filter((name) => valuesOf(input, name).some(({ length }) => length < MIN_WEBHOOK_SECRET))
    .map((name) => ({
      name,
      what: `needs at least ${MIN_WEBHOOK_SECRET} characters, because strangers could guess a shorter secret and sign events. ${remedyOf(name)}`,
    }));
  return [...published, ...short];
}

function remedyOf(name: string): string {
  if (ownKeys.some((own) => own === name)) return KEY_INSTRUCTIONS;
  if (name === 'EASYPOST_WEBHOOK_SECRET') {
    return `${KEY_INSTRUCTIONS} and set it on the carrier's webhook too`;
  }
  return 'Set your own value (see server/deploy/README.md)';
}

function valuesOf(input: Variables, name: string): readonly string[] {
  const value = input[name];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
