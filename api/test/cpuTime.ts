/** Returns a function that tells how many milliseconds of processor this process has used since: as many on a busy machine. */
export const cpuTime = (): (() => number) => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}
