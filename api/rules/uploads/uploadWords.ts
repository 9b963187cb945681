import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  makeThumbnails: { name: 'Small sizes of a photo', about: 'Upload' },
  removeUnclaimed: { name: 'Cleanup of unused uploads' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  UPLOAD_INCOMPLETE: "The file hasn't finished uploading",
  UPLOAD_USED: 'This file has already been used',
  TOO_MANY_UPLOADS:
    "You've reached the limit of unused files. Use them, or try again in a day, after we remove them.",
  TOO_MUCH_STORED: 'Your files have reached the storage limit',
} as const
