import { useQuery } from '../../../apollo/hooks.js'
import { serverNow } from '../../../serverClock.js'
import { ApiTokensDocument } from './generated/settings.js'

/** The number of the user's valid API tokens; 0 until loaded. */
export const useTokenCount = (): number => {
  const { data } = useQuery(ApiTokensDocument)
  const now = serverNow()
  return (
    data?.apiTokens.filter(({ revokedAt, expiresAt }) => !revokedAt && new Date(expiresAt) > now).length ?? 0
  )
}

export const tokensInWords = (count: number) => (count === 1 ? '1 API token' : `${count} API tokens`)

/** The sentence about API tokens shown after the password is changed or all sessions are signed out. */
export const tokensRevoked = (count: number) =>
  count === 1 ? 'Your API token no longer works.' : `Your ${count} API tokens no longer work.`
