import { limits } from '../../rules/limits.js'

/** The number by which users refer to an order or job. */
export const orderNumber = ({ id }: { id: string }) => id.slice(0, limits.orderNumberLength)
