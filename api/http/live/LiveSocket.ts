import type { GraphQLError } from 'graphql'
import type { WebSocket } from 'ws'
import type { Caller } from '../../domain/context.js'
import type { LiveContext } from '../../domain/live/LiveContext.js'

/** Close codes of the protocol: 4401 stands for HTTP's 401. */
export const codes = { BAD_USER_INPUT: 4400, UNAUTHENTICATED: 4401, FORBIDDEN: 4403, RATE_LIMITED: 4429 }
export const TRY_AGAIN = 1013

export interface LiveSocket {
  ws: WebSocket
  caller: Caller
  isAlive: boolean
  /** How many frames it has sent since the last ping. */
  messages: number
  context?: LiveContext
  /** The user's id, once known. */
  viewerId?: string
  running?: Running
}

interface Running {
  query: string
  ended: PromiseWithResolvers<void>
}

/** A reason may have 123 bytes. */
export const close = ({ ws }: LiveSocket, code: number, reason: string): void =>
  ws.close(code, reason.slice(0, 120))

export const end = (socket: LiveSocket, { message, extensions }: GraphQLError): void =>
  close(socket, (codes as Record<string, number>)[String(extensions.code)] ?? TRY_AGAIN, message)
