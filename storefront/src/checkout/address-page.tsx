export function AddressPage() {
  return <h1>Shipping Address</h1>;
}
