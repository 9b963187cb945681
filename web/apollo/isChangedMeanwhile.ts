import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** True if the server refused because someone has changed it since (docs/api.md, Failures). */
export const isChangedMeanwhile = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.reason === 'CHANGED_MEANWHILE')

/**
 * Sends an edit. If the server refuses it because of a newer change, first reads that change, and then throws the
 * refusal even if the read failed.
 */
export const orReadAgain = async <Answer>(
  send: () => Promise<Answer>,
  readAgain: (() => Promise<unknown>) | undefined,
): Promise<Answer> => {
  try {
    return await send()
  } catch (error) {
    if (isChangedMeanwhile(error)) await readAgain?.().catch(() => undefined)
    throw error
  }
}
