import { LockMode } from '@mikro-orm/core'
import { ownAct } from '../act.js'
import { revokeAllTokens } from './apiTokens.js'
import { ownAccount } from './ownAccount.js'
import { closeAllSessions } from './sessions.js'

const ownSessions = { ...ownAccount([], LockMode.PESSIMISTIC_WRITE), atBrowser: true } as const

/** Ends all of the viewer's sessions, including this one. */
export const signOutEverywhere = ownAct(ownSessions, async ({ tx, viewer, now }, revokeTokens: boolean) => {
  await closeAllSessions(tx, viewer.personId)
  if (revokeTokens) await revokeAllTokens(tx, viewer.personId, now)
})
