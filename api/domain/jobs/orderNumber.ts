import { limits } from '../../rules/limits.js'

/** What people call an order or a job by. */
export const orderNumber = ({ id }: { id: string }) => id.slice(0, limits.orderNumberLength)
