export const { jest } = globalThis
