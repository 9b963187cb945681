import { createContext, useContext } from 'react'

/** The id of the user filling in the forms; without one, no drafts are kept. */
export const DraftOwner = createContext<string | null>(null)

export const useDraftOwner = () => useContext(DraftOwner)
