/** True if the other service is busy or down, and so may answer better later. */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500
