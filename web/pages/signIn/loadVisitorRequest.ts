/** Loaded ahead once a visitor begins to answer. */
export const loadVisitorRequest = () => import('./VisitorRequest.js')
