import { limits } from '../limits.js'

export const imageTypes = ['image/png', 'image/jpeg', 'image/gif'] as const
export const documentContentTypes = [...imageTypes, 'application/pdf'] as const
export type ImageType = (typeof imageTypes)[number]
export type ContentType = (typeof documentContentTypes)[number]

/** Messages used by the form before sending and by the server after checking the bytes. */
export const uploadWords = {
  tooLarge: `Photos and documents can be up to 10 MB (${limits.uploadBytes} bytes)`,
  empty: 'This file is empty',
  unreadable: 'This file could not be read. If it is a folder, choose the files in it.',
  changed: 'This file has changed since you chose it. Please choose it again.',
  damaged: 'This picture is damaged or not complete. Please choose another, or save it again.',
  tooManyPixels: `Pictures can have up to ${limits.photoPixels / 1e6} megapixels. Please choose a smaller one.`,
  tooManyFrames: `Animations can have up to ${limits.framePixels / 1e6} megapixels in all frames together. Please choose a smaller one.`,
  damagedPdf: 'This PDF is damaged or not complete. Please save it again as PDF, or send a photo of it.',
  encryptedPdf: 'This PDF is protected by a password. Please save it without one, or send a photo of it.',
  tooManyPages: `PDFs can have up to ${limits.documentPages} pages. Please send the pages that matter: the certificate, not the whole policy.`,
  notAPhoto: 'Photos must be PNG, JPG or GIF',
  notADocument: 'Documents must be PDF, PNG, JPG or GIF',
  heic: 'This is a HEIC photo, whatever its name says. Open it and export or share it as JPG. iPhones take JPGs with Settings, Camera, Formats, Most Compatible.',
  tooMany: `You can add up to ${limits.photosPerJob} photos`,
}

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** The actual type of a file by its first bytes (12 are enough), whatever its name; null for any other. */
export const sniff = (bytes: Uint8Array): ContentType | null => {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(bytes, 0x47, 0x49, 0x46, 0x38) && (bytes[4] === 0x37 || bytes[4] === 0x39) && bytes[5] === 0x61)
    return 'image/gif'
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  return null
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'])

/** The message for a file of another type. Phones give HEIC photos the name of a JPG. */
export const refusalOf = (bytes: Uint8Array, otherwise: string): string => {
  const words = String.fromCharCode(...bytes.slice(4, 12))
  return words.startsWith('ftyp') && HEIC_BRANDS.has(words.slice(4)) ? uploadWords.heic : otherwise
}

export const isImage = (type: string | null): type is ImageType =>
  (imageTypes as readonly string[]).includes(type ?? '')
