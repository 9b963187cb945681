/** True if the other service is busy or down, so that a later attempt may succeed. */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500
