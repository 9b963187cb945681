import { Subject } from 'rxjs'

export type Denial = {
  message: string
  /** The account itself was suspended, and all its sessions ended. */
  isSuspended: boolean
}

/** The server no longer recognizes the session. */
export const denials = new Subject<Denial>()
