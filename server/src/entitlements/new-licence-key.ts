import { randomBytes } from 'node:crypto';
import { licenceKey } from '@spindle/sdk/domain/entitlements/licence-key';

export const newLicenceKey = (random: (size: number) => Buffer = randomBytes) =>
  licenceKey((length, signs) =>
    [...random(length)].map((byte) => signs.charAt(byte & 31)).join(''),
  );
