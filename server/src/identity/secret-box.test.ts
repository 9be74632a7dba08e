import { describe, expect, it } from 'vitest';
import { secretsKeys } from '../config/keys.ts';
import { seal, unseal } from './secret-box.ts';

const old = secretsKeys(['the old key']);
const rotated = secretsKeys(['the new key', 'the old key']);

describe('a sealed secret', () => {
  it('can be read after a key rotation, as long as the old key is available', () => {
    const box = seal(old, 'JBSWY3DPEHPK3PXP', 'ada');
    expect(unseal(rotated, box, 'ada')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => unseal(secretsKeys(['the new key']), box, 'ada')).toThrow('SECRETS_KEY');
  });

  it('never looks the same twice', () => {
    expect(seal(old, 'secret', 'ada')).not.toBe(seal(old, 'secret', 'ada'));
  });

  it("can't be opened in another row or after being changed", () => {
    const box = seal(old, 'secret', 'ada');
    expect(() => unseal(old, box, 'eve')).toThrow('authenticate');
    const [key, iv, tag, sealed = ''] = box.split('.');
    const changed = [key, iv, tag, (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)];
    expect(() => unseal(old, changed.join('.'), 'ada')).toThrow('authenticate');
    expect(() => unseal(old, String(key), 'ada')).toThrow('damaged');
  });
});
