/** Makes the id of a kind's entry with a number. */
const idOf = (kind: string) => (number: number) =>
  `${kind}${String(number).padStart(7, '0')}-0000-4000-8000-000000000000`

export const vendorId = idOf('a')
export const bidId = idOf('b')
export const orderId = idOf('c')

let made = 0
/** An id that no other row of the test file has. */
export const nextId = () => `${String(++made).padStart(8, '0')}-0000-4000-8000-000000000000`
