import { createContext } from 'react'

/** Why nothing can be changed here. */
export const ReadOnlyContext = createContext('Nothing can be changed from here.')
