import { limits } from '@rules/limits.js'
import { imageTypes, isImage, sniff, uploadWords } from '@rules/uploadRules.js'

/** For `<input accept>`; phones then turn their own formats into JPG. */
export const ACCEPT = imageTypes.join(',')

const HEAD_BYTES = 12

/** The real type of a photo by its first bytes, or why it is refused before anything is sent. */
export const inspect = async (file: File): Promise<{ type: string } | { refusal: string }> => {
  if (file.size === 0) return { refusal: uploadWords.empty }
  if (file.size > limits.uploadBytes) return { refusal: uploadWords.tooLarge }
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer()
  const type = sniff(new Uint8Array(head))
  return type && isImage(type) ? { type } : { refusal: uploadWords.notAPhoto }
}
