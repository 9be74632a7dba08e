import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { Call } from '../contract/handlers.ts';
import { storeImage } from './store-image.ts';
import { invalidInput } from '@spindle/sdk/contract/failure';
import { pictureMissing } from '@spindle/sdk/domain/media/invalid-file';

/** Stores a call's uploaded picture and returns its path. */
export async function storeUpload(
  call: Pick<Call<OperationId>, 'em' | 'now' | 'services' | 'files'>,
): Promise<string> {
  const { image } = call.files;
  if (image === undefined) throw invalidInput(pictureMissing);
  return storeImage(call, image);
}
