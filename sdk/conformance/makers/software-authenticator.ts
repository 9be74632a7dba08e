import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];

/** A device's behavior. Defaults to a phone used by its owner. */
interface Behavior {
  /** Whether it verifies its user. */
  verifies?: boolean;
  /** The origin where the device is used, if not the shop's. */
  origin?: string;
  /** The reported signature counter. */
  counter?: number;
}

/** A software device with one passkey: keys, counter and responses as in WebAuthn. */
export function softwareAuthenticator(shopOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let userHandle = '';
  let answered = 0;

  const clientData = (type: string, challenge: string, origin = shopOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create(
      { challenge, rp, user }: Schemas['PasskeyCreationOptions'],
      { verifies = true, origin }: Behavior = {},
    ): Schemas['AddPasskeyInput'] {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const authData = Buffer.concat([
        authenticatorData(rp.id, { verifies, counter: 0, holdsKey: true }),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(attestation(authData)),
          transports: ['internal'],
        },
      };
    },

    get(
      { challenge, rpId }: Schemas['PasskeyRequestOptions'],
      { verifies = true, origin, counter = (answered += 1) }: Behavior = {},
    ): Schemas['PasskeyAssertion'] {
      const data = authenticatorData(rpId, { verifies, counter, holdsKey: false });
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, privateKey)),
          userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

const text = (bytes: Buffer) => bytes.toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

function authenticatorData(
  rpId: string,
  overrides: { verifies: boolean; counter: number; holdsKey: boolean },
): Buffer {
  const flags = PRESENT | (overrides.verifies ? VERIFIED : 0) | (overrides.holdsKey ? WITH_KEY : 0);
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags, 0);
  rest.writeUInt32BE(overrides.counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from('a3', 'hex'),
    Buffer.from('\x63fmt\x64none\x67attStmt', 'latin1'),
    Buffer.from('a0', 'hex'),
    Buffer.from('\x68authData\x59', 'latin1'),
    length,
    authData,
  ]);
}

/** CBOR of an ES256 key on P-256: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
