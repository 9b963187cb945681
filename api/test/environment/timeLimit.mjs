import { addEventHandler } from 'jest-circus'

/** Longer than a busy machine makes any test. Jest's light runner has no limit, so one test that hangs would hang the run. */
const LIMIT_MS = 120_000

// Tests replace the global ones.
const { setTimeout, clearTimeout } = globalThis

const limited = run => async () => {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${LIMIT_MS / 1000} s`)), LIMIT_MS)
  })
  try {
    await Promise.race([run(), late])
  } finally {
    clearTimeout(timer)
  }
}

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = { add_test: children, add_hook: hooks }[name]?.at(-1)
  if (added?.fn) added.fn = limited(added.fn)
})
