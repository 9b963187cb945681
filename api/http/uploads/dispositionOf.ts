import { type ContentType, isImage } from '../../rules/uploads/uploadRules.js'

const ENDINGS: Record<ContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/**
 * The extension decides which program opens a saved file, so the file gets only the extension of its checked
 * type.
 */
const savedAs = (fileName: string, contentType: ContentType) => {
  // Marks that change the text direction could make the extension look different.
  const plain = fileName.replace(/\p{Cf}/gu, '').replace(/\.(png|jpe?g|gif|pdf)$/i, '')
  return `${plain.replaceAll('.', '_')}.${ENDINGS[contentType]}`
}

/** Encodes as RFC 8187 demands, which is stricter than URL encoding. */
const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

interface Shown {
  contentType: ContentType
  /** The name of a vendor's document; null for other objects. */
  fileName: string | null
  /** True if the viewer uploaded it. */
  isOwn: boolean
  /** True if an admin views it within our page. */
  isReviewed?: boolean
}

/**
 * Photos are displayed; a document is downloaded by its vendor, and displayed to its reviewer: a PDF only in a frame
 * of our page.
 */
export const dispositionOf = ({ contentType, fileName, isOwn, isReviewed = false }: Shown): string => {
  const kind = isReviewed || (isImage(contentType) && !(fileName && isOwn)) ? 'inline' : 'attachment'
  if (!fileName) return kind
  const name = savedAs(fileName, contentType)
  const ascii = name.replace(/[^\w. -]/g, '_')
  const named = `${kind}; filename="${ascii}"`
  return ascii === name ? named : `${named}; filename*=UTF-8''${percent(name)}`
}
