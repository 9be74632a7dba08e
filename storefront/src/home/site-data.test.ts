import { expect, test } from 'vitest';
import { shopConfig } from '../test/samples.ts';
import { siteData } from './site-data.ts';

test('the search is described if there is one', () => {
  expect(siteData(shopConfig, { searchable: true })[0]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: '/ui/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(siteData(shopConfig, { searchable: false })[0]).not.toHaveProperty('potentialAction');
});
