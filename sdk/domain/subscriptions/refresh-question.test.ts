import { expect, it } from 'vitest';
import { refreshQuestion } from './refresh-question.ts';

it('staff are asked about the subscription by its title before its copies are dropped', () => {
  expect(refreshQuestion('Toolpaths')).toEqual({
    title: 'Refresh Subscription in CDN?',
    text: 'This will refresh the subscription [ Toolpaths ] in the CDN. This process is costly.',
  });
});
