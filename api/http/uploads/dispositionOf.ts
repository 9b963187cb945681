import { type ContentType, isImage } from '../../rules/uploadRules.js'

const ENDINGS: Record<ContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** A saved file is opened by its ending, so that is the checked type's, and the only one. */
const savedAs = (fileName: string, contentType: ContentType) => {
  // Marks that turn the direction of writing would show another ending than there is.
  const plain = fileName.replace(/\p{Cf}/gu, '').replace(/\.(png|jpe?g|gif|pdf)$/i, '')
  return `${plain.replaceAll('.', '_')}.${ENDINGS[contentType]}`
}

/** As RFC 8187 has it, which is stricter than addresses are. */
const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

interface Shown {
  contentType: ContentType
  /** Of a vendor's paper. */
  fileName: string | null
  /** Whether the one who asks has sent it. */
  isOwn: boolean
}

/** Photos are shown; a paper is downloaded by the vendor whose it is, and looked at by who reviews it. */
export const dispositionOf = ({ contentType, fileName, isOwn }: Shown): string => {
  const kind = isImage(contentType) && !(fileName && isOwn) ? 'inline' : 'attachment'
  if (!fileName) return kind
  const name = savedAs(fileName, contentType)
  const ascii = name.replace(/[^\w. -]/g, '_')
  const named = `${kind}; filename="${ascii}"`
  return ascii === name ? named : `${named}; filename*=UTF-8''${percent(name)}`
}
