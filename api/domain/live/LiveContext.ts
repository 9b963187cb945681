import type { GraphQLError } from 'graphql'
import { isFailure, unauthenticated } from '../../platform/errors.js'
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

  /** Closes the socket if the session or token is no longer valid. */
  async check(): Promise<void> {
    try {
      if (!(await readViewer(this.app, this.caller, this.app.clock()))) this.end(unauthenticated())
    } catch (error) {
      if (!isFailure(error)) throw error
      this.end(error)
    }
  }
}
