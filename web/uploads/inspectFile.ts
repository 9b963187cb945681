import { limits } from '@rules/limits.js'
import { type ContentType, refusalOf, sniff, uploadWords } from '@rules/uploads/uploadRules.js'
import { scaledDown } from './scaledDown.js'

const HEAD_BYTES = 12

type Accepts = { types: readonly ContentType[]; otherwise: string }

/** The file to send, with its real type read from the first bytes; or the reason why it is refused. */
export const inspectFile = async (
  chosen: File,
  { types, otherwise }: Accepts,
): Promise<{ file: File; type: ContentType } | { refusal: string }> => {
  // A dropped folder looks like a file, on some systems an empty one, and cannot be read.
  const bytes = await chosen
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (!bytes) return { refusal: uploadWords.unreadable }
  if (chosen.size === 0) return { refusal: uploadWords.empty }
  const head = new Uint8Array(bytes)
  const type = sniff(head)
  const file = type === 'image/jpeg' ? await scaledDown(chosen) : chosen
  if (file.size > limits.uploadBytes) return { refusal: uploadWords.tooLarge }
  return type && types.includes(type) ? { file, type } : { refusal: refusalOf(head, otherwise) }
}
