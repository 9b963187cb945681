export const tokensInWords = (count: number) => (count === 1 ? '1 API token' : `${count} API tokens`)

/** The sentence about API tokens shown after the password is changed or all sessions are signed out. */
export const tokensRevoked = (count: number) =>
  count === 1 ? 'Your API token no longer works.' : `Your ${count} API tokens no longer work.`
