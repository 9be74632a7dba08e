import { Modal } from '../ui/dialog/modal.tsx';
import type { Picture } from './item-attributes.ts';
import { ProductPicture } from './product-picture.tsx';

/** A picture as large as the window allows. */
export function ZoomModal({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  return (
    <Modal title={picture.alt} onClose={onClose}>
      <ProductPicture image={picture.path} alt={picture.alt} sizes="1140px" width={1600} eager />
    </Modal>
  );
}
