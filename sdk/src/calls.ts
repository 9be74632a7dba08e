import type { paths } from './schema.d.ts';

/** The contract's calls, as a program makes them: what is uploaded is a Blob or a File. */
export type Calls = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Call<paths[Path][Method]> };
};

type Call<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Omit<Operation, 'requestBody'> & {
      requestBody: { content: { 'multipart/form-data': { [Field in keyof Form]: Blob } } };
    }
  : Operation;
