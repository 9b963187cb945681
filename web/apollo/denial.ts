export type Denial = {
  message: string
  /** The account itself was suspended, and all its sessions ended. */
  isSuspended: boolean
}

type Denied = (denial: Denial) => void

const listeners = new Set<Denied>()

/** Called when the server no longer recognizes the session. Returns a function that stops listening. */
export const onDenied = (listener: Denied) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server no longer recognizes the session. */
export const deny = (denial: Denial) => {
  for (const listener of listeners) listener(denial)
}
