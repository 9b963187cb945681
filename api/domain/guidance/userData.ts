/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  price_guidance: 'what jobs of a kind went for in an area, from which nobody can be told',
}
