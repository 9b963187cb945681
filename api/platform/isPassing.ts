/** Whether another service may answer better later: it is busy or down. */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500
