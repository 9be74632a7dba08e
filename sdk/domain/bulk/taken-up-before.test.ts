import { expect, it } from 'vitest';
import { takenUpBefore } from './taken-up-before.ts';

it('what was sent before names whoever sent it, and where to look', () => {
  expect(takenUpBefore('sam@example.com')).toEqual({
    code: 'TAKEN_UP_BEFORE',
    reason:
      'sam@example.com has sent the same before. It was taken up then; under Changes you see what became of it.',
  });
});
