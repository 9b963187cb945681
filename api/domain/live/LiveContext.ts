import type { GraphQLError } from 'graphql'
import { isFailure, unauthenticated, unavailable } from '../../platform/errors.js'
import { readViewer } from '../accounts/readViewer.js'
import { type AppContext, type Caller, Context } from '../context.js'

/** The context of one socket, whose credential is checked again whenever something about it has changed. */
export class LiveContext extends Context {
  constructor(
    app: AppContext,
    caller: Caller,
    /** Closes the socket. */
    private readonly end: (why: GraphQLError) => void,
  ) {
    super(app, caller)
  }

  /** Closes the socket if the session or token is no longer valid, or if the person has another role now, to connect again. */
  async check(): Promise<void> {
    try {
      const viewer = await readViewer(this.app, this.caller, this.app.clock())
      const opened = await this.viewer()
      if (!viewer) this.end(unauthenticated())
      else if (viewer.role !== opened?.role || viewer.id !== opened.id) this.end(unavailable())
    } catch (error) {
      if (!isFailure(error)) throw error
      this.end(error)
    }
  }
}
