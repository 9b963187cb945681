import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until the answer is the wanted one; fails with the last answer when it does not come in time. */
export const eventually = async <T>(
  wanted: T,
  ask: () => T | Promise<T>,
  withinMs = 10_000,
): Promise<void> => {
  const deadline = Date.now() + withinMs
  let answer = await ask()
  while (answer !== wanted && Date.now() < deadline) {
    await sleep(20)
    answer = await ask()
  }
  expect(answer).toEqual(wanted)
}
