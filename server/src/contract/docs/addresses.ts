/** URLs of the reference pages. */
export const DOCS = '/api/docs';

export const tagUrl = (tag: string) => `${DOCS}/calls/${tag}`;
export const callUrl = (tag: string, id: string) => `${tagUrl(tag)}#${id}`;
export const schemaUrl = (name: string) => `${DOCS}/schemas#${name}`;
export const codeUrl = (code: string) => `${DOCS}/codes#${code}`;
export const guideUrl = (name: string) => `${DOCS}/guides/${name}`;
