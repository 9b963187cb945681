/** The row of the table of limits in docs/api.md for each limit. */
export const limitRows = {
  withdrawals: 'withdrawals of bids',
  bidChanges: 'changes of bids',
  bidsPerJob: 'bids',
}
