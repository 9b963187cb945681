declare module 'jest-axe' {
  export const axe: (page: Element) => Promise<{ violations: readonly { id: string }[] }>
}
