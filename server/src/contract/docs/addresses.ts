/** URL of the reference's pages. */
export const DOCS = '/api/docs';

export const tagAddress = (tag: string) => `${DOCS}/calls/${tag}`;
export const callAddress = (tag: string, id: string) => `${tagAddress(tag)}#${id}`;
export const schemaAddress = (name: string) => `${DOCS}/schemas#${name}`;
export const codeAddress = (code: string) => `${DOCS}/codes#${code}`;
export const guideAddress = (name: string) => `${DOCS}/guides/${name}`;
