import type { AnyMockCall } from '../../core/call.ts';

interface Expected {
  type: 'webauthn.create' | 'webauthn.get';
  challenge: string;
}

/** Whether the device answered that challenge, on our pages. */
export function answers(
  { origin }: Pick<AnyMockCall, 'origin'>,
  clientDataJSON: string,
  { type, challenge }: Expected,
): boolean {
  const clientData: unknown = parse(bytesOf(clientDataJSON));
  const { type: of, challenge: to, origin: from } = Object(clientData);
  return of === type && to === challenge && from === origin;
}

const RP_HASH = 32;
const PRESENT = 1;
const VERIFIED = 4;

/** What the device says of whoever held it, and how often it has answered. */
export function readAuthenticatorData(text: string) {
  const bytes = bytesOf(text);
  const flags = bytes[RP_HASH] ?? 0;
  const counter = bytes.slice(RP_HASH + 1, RP_HASH + 5);
  return {
    present: (flags & PRESENT) !== 0,
    verified: (flags & VERIFIED) !== 0,
    counter: counter.reduce((sum, byte) => sum * 256 + byte, 0),
  };
}

function bytesOf(base64url: string): Uint8Array {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(decoded(base64), (sign) => sign.charCodeAt(0));
}

/** Empty where it is no base64: what a device says is not to be trusted. */
function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
