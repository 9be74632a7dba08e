import { shipsInternationally } from './business.ts';
import { providerKeys } from './providers.ts';

type Variables = Readonly<Record<string, unknown>> & Parameters<typeof shipsInternationally>[0];

/** Settings that each shop must provide, because the defaults are of no use to customers. */
const ofEachShop = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'MAIL_FROM',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_EMAIL',
];
/** The carrier's customs forms contain both settings. */
const ofSenders = ['COMPANY_PHONE', 'CUSTOMS_SIGNER'];
/** Set both settings of a pair, or neither. */
const pairs = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['CLOUDFRONT_ACCESS_KEY_ID', 'CLOUDFRONT_SECRET_ACCESS_KEY'],
];
const ofObjectStore = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Lists all missing required settings, one sentence per reason. */
export function missingSettings(input: Variables, strict: boolean): string[] {
  const isSet = (name: string) => input[name] !== undefined;
  const missing = (names: readonly string[]) => names.filter((name) => !isSet(name));
  const byHalf = (names: readonly string[], what: string) => {
    const rest = missing(names);
    if (rest.length === 0 || rest.length === names.length) return [];
    return [`${rest.join(', ')} must be set too: ${what} is only partly configured.`];
  };
  const providers = Object.values(providerKeys);
  const demanded = missing([
    ...ofEachShop,
    ...(shipsInternationally(input) ? ofSenders : []),
    ...providers.flat(),
  ]);
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
