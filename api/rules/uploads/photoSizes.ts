/** The sizes in which photos are shown, by their longer side in pixels: in a row, in a card, as large as the screen. */
export const photoSizes = { small: 240, medium: 640, large: 1600 } as const
export type PhotoSize = keyof typeof photoSizes

export const isPhotoSize = (name: unknown): name is PhotoSize =>
  typeof name === 'string' && Object.hasOwn(photoSizes, name)

/** The path of a photo in a size, `/objects/ID?size=small`; it serves the photo itself until that size exists. */
export const photoPath = (path: string, size: PhotoSize): string => `${path}?size=${size}`
