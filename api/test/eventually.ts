import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the result is the expected one; fails with the last result if that takes too long, whatever the machine's clock is set to. */
export const eventually = async <T>(
  wanted: T,
  ask: () => T | Promise<T>,
  withinMs = 30_000,
): Promise<void> => {
  const deadline = performance.now() + withinMs
  let answer = await ask()
  while (answer !== wanted && performance.now() < deadline) {
    await sleep(20)
    answer = await ask()
  }
  expect(answer).toEqual(wanted)
}
