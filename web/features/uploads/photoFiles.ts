import { imageTypes, uploadWords } from '@rules/uploadRules.js'
import { inspectFile } from '../../uploads/inspectFile.js'

/** For `<input accept>`; phones then turn their own formats into JPG. */
export const ACCEPT = imageTypes.join(',')

export const inspect = (file: File) =>
  inspectFile(file, { types: imageTypes, otherwise: uploadWords.notAPhoto })
