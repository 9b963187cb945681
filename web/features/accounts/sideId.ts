type Person = { id: string; business?: { id: string } | null }

/** Whose jobs, bids, and messages are the person's: their business's, or their own. A user stored by an older release has no business. */
export const sideId = ({ id, business }: Person): string => business?.id ?? id
