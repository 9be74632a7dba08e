import Negotiator from 'negotiator';

const codings = ['br', 'gzip'] as const;

export type Coding = 'identity' | (typeof codings)[number];

/** Returns the best coding that an `Accept-Encoding` header allows. */
export function preferredCoding(header: string | string[] | undefined): Coding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(codings);
  return codings.find((coding) => accepted.includes(coding)) ?? 'identity';
}
