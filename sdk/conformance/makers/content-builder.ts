import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';

type ElementKey = PathOf<'updateElement'>;
type AttributeKey = PathOf<'saveElementAttribute'>;

const ATTRIBUTE = '/api/contentbuilder/{category}/{elementId}/{attributeId}';

const text = { title: 'Build logs', description: 'Made by the suite.', listingOrderWeight: 1000 };

/** Returns an administrator's content editor, with one call per button. */
export function contentBuilder(shop: () => ConformingShop) {
  const staff = async () => (await administratorOf(shop())).shop;

  return {
    async sections() {
      return replyOf((await staff()).GET('/api/contentbuilder/'));
    },

    async elements(category: string) {
      const params = { path: { category } };
      return replyOf((await staff()).GET('/api/contentbuilder/{category}', { params }));
    },

    async makeSection(options: Partial<BodyOf<'createSection'>> = {}) {
      return replyOf(
        (await staff()).PUT('/api/contentbuilder/', { body: { ...text, ...options } }),
      );
    },

    async saveSection(category: string, options: Partial<BodyOf<'updateSection'>> = {}) {
      const call = { params: { path: { category } }, body: { ...text, ...options } };
      return replyOf((await staff()).PUT('/api/contentbuilder/{category}', call));
    },

    async deleteSection(category: string) {
      const params = { path: { category } };
      return replyOf((await staff()).DELETE('/api/contentbuilder/{category}', { params }));
    },

    async makeElement(category: string, options: Partial<BodyOf<'createElement'>> = {}) {
      const call = { params: { path: { category } }, body: { ...text, ...options } };
      return replyOf((await staff()).PUT('/api/contentbuilder/{category}/', call));
    },

    async saveElement(key: ElementKey, options: Partial<BodyOf<'updateElement'>> = {}) {
      const call = { params: { path: bare(key) }, body: { ...text, ...options } };
      return replyOf((await staff()).PUT('/api/contentbuilder/{category}/{elementId}', call));
    },

    async deleteElement(key: ElementKey) {
      const params = { path: bare(key) };
      return replyOf(
        (await staff()).DELETE('/api/contentbuilder/{category}/{elementId}', { params }),
      );
    },

    async saveAttribute(
      key: ElementKey,
      attributeId: string,
      body: BodyOf<'saveElementAttribute'>,
    ) {
      const path: AttributeKey = { ...bare(key), attributeId };
      return replyOf((await staff()).PUT(ATTRIBUTE, { params: { path }, body }));
    },

    async deleteAttribute(key: ElementKey, attributeId: string) {
      const path: AttributeKey = { ...bare(key), attributeId };
      return replyOf((await staff()).DELETE(ATTRIBUTE, { params: { path } }));
    },
  };
}

/** Accepts whole records in place of their keys. */
const bare = ({ category, elementId }: ElementKey): ElementKey => ({ category, elementId });
