/** The row of the table of limits in docs/api.md for each limit. */
export const limitRows = {
  changeOrders: 'change orders',
  withdrawnChanges: 'withdrawn change orders',
  changeOrdersPerJob: 'change orders',
}
