import { expect, it } from 'vitest';
import { refreshQuestion } from './refresh-question.ts';

it('asks staff about the subscription by title before deleting its copies', () => {
  expect(refreshQuestion('Toolpaths')).toEqual({
    title: 'Refresh Subscription in CDN?',
    text: 'This will refresh the subscription [ Toolpaths ] in the CDN. This process is costly.',
  });
});
