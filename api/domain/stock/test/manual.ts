/** The row of the table of limits in docs/api.md for each limit. */
export const limitRows = {
  stock: 'changes of dumpsters',
  daysOff: 'days off',
}
