import { unavailable } from '../errors.js'

/** Hears why the store could not be used, for the log: the caller is told only that it cannot. */
export type Trouble = (error: unknown) => void

const WORDS = 'Files cannot be stored or opened right now. Please try again in a moment.'

/** No room, no right, no such folder, a broken disk. */
const DISK_TROUBLE = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|ENOTDIR|EEXIST|EIO|ESTALE|EMFILE|ENFILE)$/
export const isDiskTrouble = (error: unknown): boolean =>
  DISK_TROUBLE.test(String((error as NodeJS.ErrnoException).code))

/** Turns what `isTrouble` knows as the store's own trouble into UNAVAILABLE. */
export const reach = async <T>(
  act: () => Promise<T>,
  isTrouble: (error: unknown) => boolean,
  tell: Trouble,
): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (!isTrouble(error)) throw error
    tell(error)
    throw unavailable(WORDS)
  }
}
