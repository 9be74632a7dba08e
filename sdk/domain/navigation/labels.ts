/** Navigation labels shared by both front ends. */
export const skipToContent = 'Skip to content';
export const goToCart = 'Go to your cart';
export const backToShop = 'Back to the shop';
export const yourAccount = 'Your account';
