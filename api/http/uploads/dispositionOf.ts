import { type ContentType, isImage } from '../../rules/uploadRules.js'

const ENDINGS: Record<ContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** A saved file is opened by its extension, so it gets that of the checked type, and only that. */
const savedAs = (fileName: string, contentType: ContentType) => {
  // Marks that change the text direction could make the extension look different.
  const plain = fileName.replace(/\p{Cf}/gu, '').replace(/\.(png|jpe?g|gif|pdf)$/i, '')
  return `${plain.replaceAll('.', '_')}.${ENDINGS[contentType]}`
}

/** As in RFC 8187, which is stricter than URL encoding. */
const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

interface Shown {
  contentType: ContentType
  /** Of a vendor's document. */
  fileName: string | null
  /** Whether the viewer uploaded it. */
  isOwn: boolean
  /** Whether an admin looks at it within our page. */
  isReviewed?: boolean
}

/** Photos are displayed; a document is downloaded by its vendor, and displayed to whoever reviews it: a PDF only in a frame of our page. */
export const dispositionOf = ({ contentType, fileName, isOwn, isReviewed = false }: Shown): string => {
  const kind = isReviewed || (isImage(contentType) && !(fileName && isOwn)) ? 'inline' : 'attachment'
  if (!fileName) return kind
  const name = savedAs(fileName, contentType)
  const ascii = name.replace(/[^\w. -]/g, '_')
  const named = `${kind}; filename="${ascii}"`
  return ascii === name ? named : `${named}; filename*=UTF-8''${percent(name)}`
}
