import { unavailable } from '../errors.js'

/** Logs why the store failed, since the caller only learns that it cannot be used. */
export type ReportFailure = (error: unknown) => void

const WORDS = 'Files cannot be stored or opened right now. Please try again in a moment.'

/** Disk full, no permission, no such folder, a broken disk. */
const DISK_FAILURE = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|ENOTDIR|EEXIST|EIO|ESTALE|EMFILE|ENFILE)$/
export const isDiskFailure = (error: unknown): boolean =>
  DISK_FAILURE.test(String((error as NodeJS.ErrnoException).code))

/** Turns what `isStoreFailure` recognizes as the store's own failure into UNAVAILABLE. */
export const reach = async <T>(
  act: () => Promise<T>,
  isStoreFailure: (error: unknown) => boolean,
  report: ReportFailure,
): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    if (!isStoreFailure(error)) throw error
    report(error)
    throw unavailable(WORDS)
  }
}
