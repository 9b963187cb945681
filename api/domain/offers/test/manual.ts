/** The row of the table of limits in docs/api.md for each limit. */
export const limitRows = {
  offerRules: 'rules for instant bids',
  haulRules: 'rules for instant bids on junk',
}
