export const tokensInWords = (count: number) => (count === 1 ? '1 API token' : `${count} API tokens`)

/** What is said of the tokens once the password is changed or everybody is signed out. */
export const tokensRevoked = (count: number) =>
  count === 1 ? 'Your API token no longer works.' : `Your ${count} API tokens no longer work.`
