/** A port on which nothing listens, and that no connection is going to take by chance. */
export const freePort: () => Promise<number>
