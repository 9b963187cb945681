/** The sizes in which photos are shown, by their longer side in pixels: in a row, in a card, as large as the screen. */
export const photoSizes = { small: 240, medium: 640, large: 1600 } as const
export type PhotoSize = keyof typeof photoSizes

export const isPhotoSize = (name: unknown): name is PhotoSize =>
  typeof name === 'string' && Object.hasOwn(photoSizes, name)

/** Where a photo is read in a size, `/objects/ID?size=small`: the photo itself until the size has been made. */
export const photoPath = (path: string, size: PhotoSize): string => `${path}?size=${size}`
