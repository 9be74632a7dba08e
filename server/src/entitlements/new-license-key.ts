import { randomBytes } from 'node:crypto';
import { licenseKey } from '@spindle/sdk/domain/entitlements/license-key';

export const newLicenseKey = (random: (size: number) => Buffer = randomBytes) =>
  licenseKey((length, signs) =>
    [...random(length)].map((byte) => signs.charAt(byte & 31)).join(''),
  );
