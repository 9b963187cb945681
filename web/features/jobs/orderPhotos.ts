/** A job's photos as PhotoStrip takes them. */
export const orderPhotos = ({ images, orderNumber }: { images: readonly string[]; orderNumber: string }) =>
  images.map((src, index) => ({ src, alt: `photo ${index + 1} of order ${orderNumber}` }))
