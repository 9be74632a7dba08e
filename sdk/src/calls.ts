import type { paths } from './schema.d.ts';

/**
 * The contract's calls for programs. Uploaded files are a Blob or a File. A form accepts a record as it
 * was read, with numbers, and `null` or `undefined` for omitted fields. Responses that are JSON by
 * default are typed as JSON; a caller that requests another type passes `parseAs`.
 */
export type Calls = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Call<AsJson<paths[Path][Method]>> };
};

type AsJson<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body; 'text/csv': string } } };
}
  ? Omit<Operation, 'responses'> & {
      responses: Omit<Operation['responses'], 200> & {
        200: Omit<Operation['responses'][200], 'content'> & {
          content: { 'application/json': Body };
        };
      };
    }
  : Operation;

type Call<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Omit<Operation, 'requestBody'> & {
      requestBody: {
        content: {
          'multipart/form-data': {
            [Field in keyof Form]: string extends Form[Field] ? Blob : Form[Field];
          };
        };
      };
    }
  : Operation extends {
        requestBody: { content: { 'application/x-www-form-urlencoded': infer Form } };
      }
    ? Omit<Operation, 'requestBody'> & {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { [Field in keyof Form]: FormValue<Form[Field]> };
          } & JsonOf<Operation>;
        };
      }
    : Operation;

/** Calls that accept JSON instead of a form. */
type JsonOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { 'application/json': Body }
  : object;

type FormValue<Value> =
  | (string extends Value ? Value | number : Value)
  | (undefined extends Value ? undefined : never)
  | null;
