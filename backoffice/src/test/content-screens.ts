import type { ShopState } from '@spindle/sdk/mocks/state';
import { firstOf } from './first-of.ts';
import { FAILED, LIST_FAILED, type MockScreen } from './mock-screen.ts';

const described = ({ elements }: ShopState) =>
  firstOf(elements, ({ attributes }) => attributes.length > 0);
const elementAddress = (state: ShopState) => {
  const { category, elementId } = described(state);
  return `/ui/creator/${category}/${elementId}`;
};

export const contentScreens: MockScreen[] = [
  {
    name: 'redirects',
    at: () => '/ui/admin/redirects',
    reads: ['listAdminRedirects'],
    shows: ({ redirects = [] }) => firstOf(redirects).from,
    empty: 'No redirects yet',
    failed: LIST_FAILED,
  },
  {
    name: 'Content Builder',
    at: () => '/ui/creator',
    reads: ['listBuilderSections'],
    shows: ({ sections }) => firstOf(sections).title,
    failed: FAILED,
  },
  {
    name: 'editor of a section',
    at: ({ sections }) => `/ui/creator?edit=${firstOf(sections).category}`,
    reads: ['listBuilderSections'],
    shows: ({ sections }) => `ContentBuilder: ${firstOf(sections).title}`,
    failed: FAILED,
  },
  {
    name: 'elements of a section',
    at: ({ sections }) => `/ui/creator/${firstOf(sections).category}`,
    reads: ['listBuilderElements'],
    shows: ({ elements, sections }) =>
      firstOf(elements, ({ category }) => category === firstOf(sections).category).title,
    empty: 'Nothing in this section yet',
    failed: FAILED,
  },
  {
    name: 'editor of an element',
    at: ({ elements }) =>
      `/ui/creator/${firstOf(elements).category}?edit=${firstOf(elements).elementId}`,
    reads: ['listBuilderElements'],
    shows: ({ elements }) => firstOf(elements).elementId,
    failed: FAILED,
  },
  {
    name: 'an element',
    at: elementAddress,
    reads: ['listBuilderElements'],
    shows: (state) => described(state).title,
    failed: FAILED,
  },
  {
    name: 'attributes of an element',
    at: (state) => `${elementAddress(state)}?page=attributes`,
    reads: ['listBuilderElements'],
    shows: (state) => {
      const { type, attributeId } = firstOf(described(state).attributes);
      return `${type} / ${attributeId}`;
    },
    failed: FAILED,
  },
];
