import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Whether the server refused because someone has changed it since (docs/api.md, Failures). */
export const isChangedMeanwhile = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.reason === 'CHANGED_MEANWHILE')

/** Sends an edit. If it is refused for that, the refusal comes once what has changed was read, or could not be. */
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
