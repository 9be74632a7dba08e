export function CartPage() {
  return <h1>Shopping Cart</h1>;
}
