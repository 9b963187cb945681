import { createContext, useContext } from 'react'

/** The id of whoever fills in the forms; without one nothing is kept. */
export const DraftOwner = createContext<string | null>(null)

export const useDraftOwner = () => useContext(DraftOwner)
