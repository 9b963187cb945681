import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { FailedAnswer } from '../apollo/FailedAnswer.js'

const NOT_REACHED = 'The connection was lost. Please try again.'

/** A failed upload, in words for users, with the title of its toast (docs/product.md, Messages). */
export class UploadFailure extends Error {
  constructor(
    readonly title: 'Error getting upload URL' | 'Upload failed' | 'Authorization required',
    message: string,
    /** True if sending the same bytes again may succeed. */
    readonly mayRetry = true,
  ) {
    super(message)
  }

  /** The file may arrive once there is a connection again. */
  get isOffline(): boolean {
    return this.message === NOT_REACHED
  }

  static readonly stalled = () => new UploadFailure('Upload failed', NOT_REACHED)

  static of(error: unknown, title: 'Error getting upload URL' | 'Upload failed'): UploadFailure {
    if (error instanceof UploadFailure) return error
    if (FailedAnswer.is(error))
      return new UploadFailure(error.status === 401 ? 'Authorization required' : title, error.message)
    if (!CombinedGraphQLErrors.is(error)) return new UploadFailure(title, NOT_REACHED)
    const [first] = error.errors
    const code = first?.extensions?.code
    return new UploadFailure(
      code === 'UNAUTHENTICATED' ? 'Authorization required' : title,
      first?.message ?? NOT_REACHED,
      code !== 'BAD_USER_INPUT',
    )
  }

  /** Maps the store's response status for a PUT; undefined if the store was not reached. */
  static ofStatus(status: number | undefined): UploadFailure {
    if (status === 401) return new UploadFailure('Authorization required', 'Sign in and try again.')
    if (status === 413) return new UploadFailure('Upload failed', 'This file is too large.', false)
    return status === undefined
      ? UploadFailure.stalled()
      : new UploadFailure('Upload failed', `We couldn't store this file (${status}). Please try again.`)
  }
}
