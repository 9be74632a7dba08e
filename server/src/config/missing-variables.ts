import { providerKeys } from './providers.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Variables that each shop must provide. Settings that staff can also save are required later
 * (`business.ts`), because the database is not open yet.
 */
const ofEachShop = ['DATABASE_URL', 'PUBLIC_URL'];
/** Set both variables of a pair, or neither. */
const pairs = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['CLOUDFRONT_ACCESS_KEY_ID', 'CLOUDFRONT_SECRET_ACCESS_KEY'],
];
const ofObjectStore = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Lists all missing required variables, one sentence per reason. */
export function missingVariables(input: Variables, strict: boolean): string[] {
  const isSet = (name: string) => input[name] !== undefined;
  const missing = (names: readonly string[]) => names.filter((name) => !isSet(name));
  const byHalf = (names: readonly string[], what: string) => {
    const rest = missing(names);
    if (rest.length === 0 || rest.length === names.length) return [];
    return [`${rest.join(', ')} must be set too: ${what} is only partly configured.`];
  };
  const providers = Object.values(providerKeys);
  const demanded = missing([...ofEachShop, ...providers.flat()]);
  return [
    ...(strict && demanded.length > 0
      ? [`${demanded.join(', ')} must be set when NODE_ENV is production (or set SANDBOX=1).`]
      : []),
    ...(strict ? [] : providers.flatMap((names) => byHalf(names, 'the provider'))),
    ...pairs.flatMap((names) => byHalf(names, 'access')),
    ...(!isSet('S3_BUCKET') && ofObjectStore.some(isSet)
      ? ['S3_BUCKET must be set too: the object store is only partly configured.']
      : []),
  ];
}
