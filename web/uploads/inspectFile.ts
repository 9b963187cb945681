import { limits } from '@rules/limits.js'
import { type ContentType, refusalOf, sniff, uploadWords } from '@rules/uploadRules.js'

const HEAD_BYTES = 12

type Accepts = { types: readonly ContentType[]; otherwise: string }

/** A file's real type, read from its first bytes, or the reason it is refused before anything is sent. */
export const inspectFile = async (
  file: File,
  { types, otherwise }: Accepts,
): Promise<{ type: ContentType } | { refusal: string }> => {
  if (file.size === 0) return { refusal: uploadWords.empty }
  if (file.size > limits.uploadBytes) return { refusal: uploadWords.tooLarge }
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const type = sniff(head)
  return type && types.includes(type) ? { type } : { refusal: refusalOf(head, otherwise) }
}
