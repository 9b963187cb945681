/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  TOO_MANY_CHANGES: 'This job has had too many change orders. Please write to support.',
  CHANGE_OPEN: 'Settle the open change order first',
  CHANGE_CLOSED: 'This change order is already settled or has expired',
  SWAP_EARLY: 'A swap is possible once the dumpster is there',
  ITEM_REFUSED: "This bid doesn't take items of this kind",
  RATE_NOT_AGREED: 'The bid names no rate for this. Ask the customer to agree.',
} as const
