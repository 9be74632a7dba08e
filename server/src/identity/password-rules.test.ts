import { describe, expect, it } from 'vitest';
import { demandGoodPassword } from './password-rules.ts';

const about = ['ada.park@example.com', 'Ada', 'Park-Lovell'];

function choose(password: string, vpassword = password) {
  return demandGoodPassword({ password, vpassword }, about);
}

const refusedAt = (path: string) => ({ status: 400, errors: [{ path }] });

describe('a new password', () => {
  it.each(['password', 'Password', 'iloveyou', 'qwerty123', '123456789', 'trustno1', ' letmein '])(
    'is refused where it is one of the most common ones: %s',
    async (password) => {
      await expect(choose(password)).rejects.toMatchObject(refusedAt('password'));
    },
  );

  it.each(['ada.park@example.com', 'Ada.Park.1999', 'parklovell!!', 'Spindle2026'])(
    'is refused where it says who or where one is: %s',
    async (password) => {
      await expect(choose(password)).rejects.toMatchObject(refusedAt('password'));
    },
  );

  it('is refused where its repetition differs', async () => {
    const differing = choose('correct horse battery', 'correct horse batterie');
    await expect(differing).rejects.toMatchObject(refusedAt('vpassword'));
  });

  it.each(['correct horse battery', 'true-to-a-hundredth', 'zx8#kkqLw2'])(
    'is taken otherwise: %s',
    async (password) => {
      await expect(choose(password)).resolves.toBeUndefined();
    },
  );
});
