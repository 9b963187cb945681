export const loadRequestPage = () => import('./RequestPage.js')
