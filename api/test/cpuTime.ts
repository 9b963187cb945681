/**
 * Returns a function that says how many milliseconds of processor time this process has used since; the count is the
 * same on a busy machine.
 */
export const cpuTime = (): (() => number) => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}
